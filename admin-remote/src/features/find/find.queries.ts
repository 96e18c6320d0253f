import { findPath } from '@gallery/shared/contract/find/find';
import type { FindAnswer } from '@gallery/shared/contract/find/find.schema';
import { getJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import { queryKeys } from '../../ui/query-keys';

export const findQueries = {
  of: (q: string) =>
    queryOptions({
      queryKey: [...queryKeys.find, q],
      queryFn: ({ signal }) => getJson<FindAnswer>(findPath, { query: { q, certificates: 'true' }, signal }),
      enabled: q !== '',
      placeholderData: (before) => (q === '' ? undefined : before),
      staleTime: 0,
      retry: false,
    }),
};
