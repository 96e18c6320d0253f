import { type WorkTagsAnswer, worksListPaths } from '@gallery/shared/contract/collection/works-list';
import { getJsonOrNull } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import { queryKeys } from '../../ui/query-keys';

/** The tags that works have. An API of the release before has none. */
export const knownTagsQuery = queryOptions({
  queryKey: [...queryKeys.worksList, 'tags'],
  queryFn: ({ signal }) => getJsonOrNull<WorkTagsAnswer>(worksListPaths.tags, signal),
  staleTime: 30_000,
});
