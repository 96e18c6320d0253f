import { getJson } from '@gallery/shared/http';
import { queryOptions, useQuery } from '@gallery/shared/query';
import { type PaymentSettingsAnswer, paymentPaths } from '../contract/orders/payment/payment';

export const paymentSettings = () =>
  queryOptions({
    queryKey: ['payment settings'],
    queryFn: ({ signal }) => getJson<PaymentSettingsAnswer>(paymentPaths.settings, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Returns false until the settings are known. The API decides in the end. */
export function useBuyingClosed(): boolean {
  return useQuery(paymentSettings()).data?.payments === 'off';
}
