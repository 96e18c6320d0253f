import { useQuery } from '@gallery/shared/query';
import { useMemo, useState } from 'react';
import { choiceCounts, countsByValue } from '../../../queries/choice-counts.queries';
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
