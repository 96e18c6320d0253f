import {
  type ArtworkAnswer,
  type ArtworksAnswer,
  artworkPaths,
} from '@gallery/shared/contract/catalogue/artwork';
import { type LotSavedAnswer, type LotsAnswer, lotPaths } from '@gallery/shared/contract/programme/lot';
import type { LotInput } from '@gallery/shared/contract/programme/lot-input.schema';
import { getJson, getJsonOrNull, sendJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import { queryKeys } from '../../ui/query-keys';

export const adminLotQueries = {
  /** Everything that shows lots, on the public pages too. */
  dependents: [queryKeys.public.lots, queryKeys.adminLots],

  list: () =>
    queryOptions({
      queryKey: queryKeys.adminLots,
      queryFn: ({ signal }) => getJson<LotsAnswer>(lotPaths.list, { signal }),
      staleTime: 0,
    }),

  /** `null` for an unknown id. */
  work: (id: string) =>
    queryOptions({
      queryKey: [...queryKeys.adminLots, 'work', id],
      queryFn: async ({ signal }) => {
        const answer = await getJsonOrNull<ArtworkAnswer>(artworkPaths.one(id), signal);
        return answer?.artwork ?? null;
      },
    }),

  works: (search: string) =>
    queryOptions({
      queryKey: [...queryKeys.adminLots, 'works', search],
      queryFn: ({ signal }) =>
        getJson<ArtworksAnswer>(artworkPaths.list, { query: { q: search, limit: 8 }, signal }),
      enabled: search !== '',
      placeholderData: (before) => before,
    }),
};

export function saveLot(
  input: LotInput,
  edited?: { id: string; version: number | undefined },
): Promise<LotSavedAnswer> {
  return edited
    ? sendJson<LotSavedAnswer>('PUT', lotPaths.one(edited.id), { ...input, version: edited.version })
    : sendJson<LotSavedAnswer>('POST', lotPaths.list, input);
}

export function removeLot(id: string): Promise<{ message: string }> {
  return sendJson<{ message: string }>('DELETE', lotPaths.one(id));
}
