import {
  type CurrencyRatesAnswer,
  type CurrencyRatesSavedAnswer,
  currencyPaths,
} from '@gallery/shared/contract/currencies/currency';
import type { CurrencyRatesInput } from '@gallery/shared/contract/currencies/currency-input.schema';
import { getJson, sendJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import { queryKeys } from '../../ui/query-keys';

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

export function saveRates(input: CurrencyRatesInput): Promise<CurrencyRatesSavedAnswer> {
  return sendJson<CurrencyRatesSavedAnswer>('PUT', currencyPaths.rates, input);
}
