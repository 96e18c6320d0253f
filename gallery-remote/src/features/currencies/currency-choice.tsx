import { type CurrencyRatesAnswer, currencyPaths } from '@gallery/shared/contract/currencies/currency';
import { getJson } from '@gallery/shared/http';
import { queryOptions, useQuery } from '@gallery/shared/query';
import { useEffect } from 'react';
import { setReference } from '../../ui/reference-price/reference';
import { chooseCurrency, useChosenCurrency } from './chosen-currency';
import { CurrencyDialog } from './currency-dialog';
import { referenceOf } from './reference-of';

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
