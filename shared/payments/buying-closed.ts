import { getJson } from '@gallery/shared/http';
import { queryOptions, useQuery } from '@gallery/shared/query';
import { type PaymentSettingsAnswer, paymentPaths } from '../contract/orders/payment';

/** How buying works here; it stays so as long as the API runs. */
export const paymentSettings = () =>
  queryOptions({
    queryKey: ['payment settings'],
    queryFn: ({ signal }) => getJson<PaymentSettingsAnswer>(paymentPaths.settings, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Whether nothing can be bought here (`PAYMENTS=off`). As long as nobody can tell it can: the API has the last word. */
export function useBuyingClosed(): boolean {
  return useQuery(paymentSettings()).data?.payments === 'off';
}
