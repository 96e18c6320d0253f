import type { CurrencyRatesAnswer } from '@gallery/shared/contract/currencies/currency';
import { Form, SubmitButton, TextAreaField, TextField } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { useQuery, useQueryClient } from '@gallery/shared/query';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { Panel, PanelBody } from '../../ui/page/panel';
import { currencyQueries, saveRates } from './currency.queries';
import styles from './rates-form.module.css';
import { ratesIn, textOfRates } from './rates-text';

export function ReferenceRates() {
  return (
    <Loaded of={useQuery(currencyQueries.rates())} skeleton={<LoadingArea className={styles.loading} />}>
      {(answer) => <RatesForm key={answer.version} answer={answer} />}
    </Loaded>
  );
}

function RatesForm({ answer }: { answer: CurrencyRatesAnswer }) {
  const notify = useNotify();
  const queryClient = useQueryClient();

  async function save({ rates, day }: { rates: string; day: string }) {
    const { message, ...saved } = await saveRates({ rates: ratesIn(rates), day, version: answer.version });
    notify(message, 'success');
    queryClient.setQueryData(currencyQueries.rates().queryKey, saved);
  }

  return (
    <Panel heading="Reference rates">
      <PanelBody narrow>
        <p className={styles.lead}>
          Visitors can see prices also in these currencies, as a reference with the date below. They pay in
          naira. Without rates, prices appear in naira only.
        </p>
        <Form
          initialValues={{ rates: textOfRates(answer.rates), day: answer.day ?? '' }}
          onSubmit={save}
          aria-label="Reference rates"
        >
          <TextAreaField
            name="rates"
            label="Naira for one unit"
            rows={8}
            hint="One currency a line, such as ‘USD: 1,650’."
          />
          <TextField name="day" label="Date of the rates" type="date" />
          <SubmitButton>Save rates</SubmitButton>
        </Form>
      </PanelBody>
    </Panel>
  );
}
