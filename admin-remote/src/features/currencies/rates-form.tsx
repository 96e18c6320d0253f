import {
  type CurrencyRate,
  type CurrencyRatesAnswer,
  type CurrencyRatesSavedAnswer,
  currencyPaths,
} from '@gallery/shared/contract/currencies/currency';
import type { CurrencyRatesInput } from '@gallery/shared/contract/currencies/currency-input.schema';
import { groupDigits } from '@gallery/shared/domain/money';
import { Form, SubmitButton, TextAreaField, TextField } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { ApiError, getJson, sendJson } from '@gallery/shared/http';
import { queryOptions, useQueryClient } from '@gallery/shared/query';
import { Panel, PanelBody } from '../../ui/page/panel';
import { queryKeys } from '../../ui/query-keys';
import styles from './rates-form.module.css';

export function RatesForm({ answer }: { answer: CurrencyRatesAnswer }) {
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

export const currencyQueries = {
  rates: () =>
    queryOptions({
      queryKey: queryKeys.currencies,
      queryFn: ({ signal }) => getJson<CurrencyRatesAnswer>(currencyPaths.rates, { signal }),
      // A form must not start from cached values.
      staleTime: 0,
      gcTime: 0,
    }),
};

function saveRates(input: CurrencyRatesInput): Promise<CurrencyRatesSavedAnswer> {
  return sendJson<CurrencyRatesSavedAnswer>('PUT', currencyPaths.rates, input);
}

/** Writes one rate a line: 'USD: 1,652.5'. */
function textOfRates(rates: readonly CurrencyRate[]): string {
  return rates.map(({ code, naira }) => `${code}: ${groupDigits(naira)}`).join('\n');
}

/** Reads such lines. Throws an error at the field `rates` that names the first other line. */
function ratesIn(text: string): CurrencyRate[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, code = '', naira = ''] = /^([a-z]{3})\s*[:=]?\s*([\d,]+(?:\.\d+)?)$/i.exec(line) ?? [];
      if (!code) throw refusalOf(`‘${line.slice(0, 40)}’ is not understood. Write it like ‘USD: 1,650’.`);
      return { code: code.toUpperCase(), naira: Number(naira.replaceAll(',', '')) };
    });
}

function refusalOf(message: string): ApiError {
  return new ApiError(message, 422, { rates: message });
}
