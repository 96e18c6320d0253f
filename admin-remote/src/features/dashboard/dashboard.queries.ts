import { type DashboardAnswer, dashboardPath } from '@gallery/shared/contract/orders/reports/dashboard';
import { getJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import { queryKeys } from '../../ui/query-keys';

export const dashboardQuery = queryOptions({
  queryKey: queryKeys.dashboard,
  queryFn: ({ signal }) => getJson<DashboardAnswer>(dashboardPath, { signal }),
  staleTime: 0,
});
