import {
  type DeliveryTable,
  type DeliveryTableAnswer,
  type DeliveryTableSavedAnswer,
  deliveryPaths,
} from '@gallery/shared/contract/delivery/delivery';
import { getJson, sendJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import { queryKeys } from '../../ui/query-keys';

export const deliveryQueries = {
  table: () =>
    queryOptions({
      queryKey: queryKeys.delivery,
      queryFn: ({ signal }) => getJson<DeliveryTableAnswer>(deliveryPaths.zones, { signal }),
      // A form must not start from cached values.
      staleTime: 0,
      gcTime: 0,
    }),
};

export function saveZones(table: DeliveryTable): Promise<DeliveryTableSavedAnswer> {
  return sendJson<DeliveryTableSavedAnswer>('PUT', deliveryPaths.zones, table);
}
