import { artworkTypes } from '@gallery/shared/contract/catalogue/artwork-choices';
import { workStates } from '@gallery/shared/contract/collection/work-states';
import { artistName } from '@gallery/shared/domain/names';
import { useQuery } from '@gallery/shared/query';
import { useDebouncedSearch } from '@gallery/shared/ui/filters/use-debounced-search';
import { useCallback, useId } from 'react';
import { DateFilter } from '../../../ui/filters/date-filter';
import styles from '../../../ui/filters/filter.module.css';
import { FilterChips } from '../../../ui/filters/filter-chips';
import { SearchFilter } from '../../../ui/filters/search-filter';
import { SelectFilter } from '../../../ui/filters/select-filter';
import { Toolbar } from '../../../ui/filters/toolbar';
import { useFilter } from '../../../ui/filters/use-filter';
import { worksQueries } from '../table/works.queries';
import { knownTagsQuery } from '../tag.queries';
import { useWorksQuery } from '../use-works-query';
import { stateLabels } from './state-labels';
import { useWorksChips } from './use-works-chips';
import more from './works-filters.module.css';

export function WorksFilters() {
  const artists = useQuery(worksQueries.artists);
  const names = (artists.data ?? []).map((artist) => ({
    value: artist._id,
    label: artistName(artist),
  }));
  const { filter } = useWorksQuery();
  const tags = tagOptions(useQuery(knownTagsQuery).data?.tags ?? [], filter.tag);
  return (
    <Toolbar>
      <SearchFilter label="Search artworks" />
      <FilterChips chips={useWorksChips()} />
      <details className={more.more}>
        <summary className={more.open}>+ Filter</summary>
        <Toolbar>
          <SelectFilter name="type" label="Type" all="All types" options={types} />
          <SelectFilter name="state" label="Status" all="All statuses" options={states} />
          <SelectFilter name="artist" label="Artist" all="All artists" options={names} />
          <SelectFilter name="tag" label="Tag" all="All tags" options={tags} />
          <NairaFilter name="min" label="Price from" />
          <NairaFilter name="max" label="Price to" />
          <DateFilter name="from" label="Added from" />
          <DateFilter name="to" label="Added to" />
        </Toolbar>
      </details>
    </Toolbar>
  );
}

function NairaFilter({ name, label }: { name: string; label: string }) {
  const [amount, setAmount] = useFilter(name);
  const change = useCallback(
    (next: string) => setAmount(next.replaceAll(/\D/g, ''), { replace: true }),
    [setAmount],
  );
  const [typed, setTyped] = useDebouncedSearch(amount, change);
  const id = useId();
  return (
    <span className={styles.date}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={`${styles.control} ${styles.amount}`}
        name={name}
        inputMode="numeric"
        maxLength={13}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </span>
  );
}

/** The address can have a tag that no work has any more. */
function tagOptions(tags: readonly string[], chosen = '') {
  const all = chosen && !tags.includes(chosen) ? [...tags, chosen] : tags;
  return all.map((tag) => ({ value: tag, label: tag }));
}

const types = artworkTypes.map((type) => ({ value: type, label: type }));
const states = workStates.map((value) => ({ value, label: stateLabels[value] }));
