import { type ArtworkFilter, artworkPaths } from '@gallery/shared/contract/catalogue/artwork';
import type { ChoiceCounts } from '@gallery/shared/contract/catalogue/choice-counts.schema';
import { getJson } from '@gallery/shared/http';
import { queryOptions, useQuery } from '@gallery/shared/query';
import { useMemo, useState } from 'react';
import { toApiFilter } from './catalogue-filter';
import type { FilterProps } from './filter-props';

/** Counts only once a visitor points at the filters or focuses one, because the first view needs no counts. */
export function useChoiceCounts({ filter, position }: FilterProps, opened: boolean) {
  const [wanted, setWanted] = useState(opened);
  const { sort: _sort, cursor: _cursor, ...counted } = toApiFilter(filter);
  const { data } = useQuery({
    ...choiceCounts(counted, position),
    enabled: wanted,
    placeholderData: previous,
  });
  const want = () => setWanted(true);
  const counts = useMemo(() => data && countsByValue(data), [data]);
  return { counts, onIntent: { onPointerEnter: want, onFocus: want } };
}

function previous<Data>(last: Data | undefined): Data | undefined {
  return last;
}

/** Counts the choices of a filter at the moment of a list's answer, so that both change together. */
function choiceCounts(filter: ArtworkFilter, position: number | undefined) {
  return queryOptions({
    queryKey: ['choices', filter, position],
    queryFn: ({ signal }) => getJson<ChoiceCounts>(artworkPaths.choices, { query: filter, signal }),
  });
}

/** Materials, sizes, colors, and artists have no value in common. */
function countsByValue({ materials, sizes, colors, artists }: ChoiceCounts): Map<string, number> {
  return new Map([
    ...Object.entries(materials),
    ...Object.entries(sizes),
    ...Object.entries(colors ?? {}),
    ...artists.map(({ _id, works }): [string, number] => [_id, works]),
  ]);
}
