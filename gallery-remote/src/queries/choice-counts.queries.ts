import { type ArtworkFilter, artworkPaths } from '@gallery/shared/contract/catalogue/artwork';
import type { ChoiceCounts } from '@gallery/shared/contract/catalogue/choice-counts.schema';
import { getJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';

/** Counts the choices of a filter at the moment of a list's answer, so that both change together. */
export function choiceCounts(filter: ArtworkFilter, position: number | undefined) {
  return queryOptions({
    queryKey: ['choices', filter, position],
    queryFn: ({ signal }) => getJson<ChoiceCounts>(artworkPaths.choices, { query: filter, signal }),
  });
}

/** Materials, sizes, colors, and artists have no value in common. */
export function countsByValue({ materials, sizes, colors, artists }: ChoiceCounts): Map<string, number> {
  return new Map([
    ...Object.entries(materials),
    ...Object.entries(sizes),
    ...Object.entries(colors ?? {}),
    ...artists.map(({ _id, works }): [string, number] => [_id, works]),
  ]);
}
