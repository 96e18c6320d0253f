import { type CurrencyRatesAnswer, currencyPaths } from '@gallery/shared/contract/currencies/currency';
import { getJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';

export const currencyQueries = {
  rates: () =>
    queryOptions({
      queryKey: ['reference-rates'],
      queryFn: ({ signal }) => getJson<CurrencyRatesAnswer>(currencyPaths.rates, { signal }),
    }),
};
