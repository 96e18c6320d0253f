import { type CurrencyRatesAnswer, currencyPaths } from '@gallery/shared/contract/currencies/currency';
import { formatDate } from '@gallery/shared/domain/time';
import { getJson } from '@gallery/shared/http';
import { queryOptions, useQuery } from '@gallery/shared/query';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { type ComponentProps, useEffect } from 'react';
import { setReference } from '../../ui/reference-price/reference-price';
import { chooseCurrency, useChosenCurrency } from './chosen-currency';
import styles from './currency-choice.module.css';
import { currencyName, referenceOf } from './reference-of';

type CurrencyChoiceProps = { isOpen: boolean; onClose: () => void };

/** Fills the prices of the page in the chosen currency. Forgets a currency that the gallery no longer has. */
export function CurrencyChoice({ isOpen, onClose }: CurrencyChoiceProps) {
  const code = useChosenCurrency();
  const rates = useQuery(currencyQueries.rates());
  const { data } = rates;

  useEffect(() => {
    const rate = data?.rates.find((one) => one.code === code);
    if (data && code && !rate) chooseCurrency(null);
    setReference(rate && referenceOf(rate));
  }, [data, code]);

  return isOpen && <CurrencyDialog rates={rates} code={code} onChoose={chooseCurrency} onClose={onClose} />;
}

const currencyQueries = {
  rates: () =>
    queryOptions({
      queryKey: ['reference-rates'],
      queryFn: ({ signal }) => getJson<CurrencyRatesAnswer>(currencyPaths.rates, { signal }),
    }),
};

type CurrencyDialogProps = {
  rates: ComponentProps<typeof Loaded<CurrencyRatesAnswer>>['of'];
  code: string | null;
  onChoose: (code: string | null) => void;
  onClose: () => void;
};

function CurrencyDialog({ rates, code, onChoose, onClose }: CurrencyDialogProps) {
  return (
    <Dialog title="Prices in other currencies" onClose={onClose}>
      <Loaded of={rates} skeleton={<LoadingArea className={styles.loading} />}>
        {(answer) => (
          <>
            <fieldset className={styles.choices}>
              <legend className={styles.legend}>Show prices in naira and in</legend>
              <Choice label="No other currency" checked={code === null} onChoose={() => onChoose(null)} />
              {answer.rates.map((rate) => (
                <Choice
                  key={rate.code}
                  label={`${currencyName(rate.code)} (${rate.code})`}
                  checked={code === rate.code}
                  onChoose={() => onChoose(rate.code)}
                />
              ))}
            </fieldset>
            <p className={styles.note}>{noteOf(answer)}</p>
          </>
        )}
      </Loaded>
    </Dialog>
  );
}

function noteOf({ day }: CurrencyRatesAnswer): string {
  if (!day) return 'The gallery has not entered rates of other currencies yet. Prices stay in naira.';
  return `Rates of ${formatDate(`${day}T12:00:00Z`)}, as a reference. You pay in naira, and your bank sets the rate.`;
}

type ChoiceProps = { label: string; checked: boolean; onChoose: () => void };

function Choice({ label, checked, onChoose }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" name="currency" checked={checked} onChange={onChoose} />
      {label}
    </label>
  );
}
