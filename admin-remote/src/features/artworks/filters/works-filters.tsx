import { artworkTypes } from '@gallery/shared/contract/catalogue/artwork-choices';
import { type WorkState, workStates } from '@gallery/shared/contract/collection/work-states';
import { formatNaira } from '@gallery/shared/domain/money';
import { artistName } from '@gallery/shared/domain/names';
import { formatDay } from '@gallery/shared/domain/time';
import { useQuery } from '@gallery/shared/query';
import { useDebouncedSearch } from '@gallery/shared/ui/filters/use-debounced-search';
import { useCallback, useId } from 'react';
import styles from '../../../ui/filters/filter.module.css';
import { type FilterChip, FilterChips } from '../../../ui/filters/filter-chips';
import { DateFilter, SearchFilter, SelectFilter, Toolbar, useFilter } from '../../../ui/filters/filters';
import { knownTagsQuery } from '../artwork.queries';
import { worksQueries } from '../table/works.queries';
import { useWorksQuery } from '../use-works-query';
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

const stateLabels: Record<WorkState, string> = {
  available: 'Available',
  held: 'Held',
  in_auction: 'In auction',
  sold: 'Sold',
  on_request: 'Price on request',
  draft: 'Drafts',
  scheduled: 'Scheduled',
  archived: 'Archived',
};

const types = artworkTypes.map((type) => ({ value: type, label: type }));
const states = workStates.map((value) => ({ value, label: stateLabels[value] }));

/** Names the filters in use. The search field shows its own text. */
function useWorksChips(): FilterChip[] {
  const { filter } = useWorksQuery();
  const artists = useQuery(worksQueries.artists);
  const { type, state, artist, tag, min, max, from, to } = filter;
  const chosen = artists.data?.find(({ _id }) => _id === artist);
  const chips = [
    { names: ['type'], label: type },
    { names: ['state'], label: state && (stateLabels[state as keyof typeof stateLabels] ?? state) },
    { names: ['artist'], label: artist && (chosen ? artistName(chosen) : 'One artist') },
    { names: ['tag'], label: tag && `Tag: ${tag}` },
    { names: ['min', 'max'], label: rangeOf(min, max, naira) },
    { names: ['from', 'to'], label: rangeOf(from, to, day, 'Added ') },
  ];
  return chips.flatMap(({ names, label }) => (label ? [{ names, label }] : []));
}

type Words = (value: string) => string;

function rangeOf(low: string | undefined, high: string | undefined, words: Words, about = '') {
  if (low && high) return `${about}${words(low)} to ${words(high)}`;
  const text = low ? `from ${words(low)}` : high && `up to ${words(high)}`;
  return text && about + (about ? text : text.charAt(0).toUpperCase() + text.slice(1));
}

/** The address may contain anything. */
function naira(amount: string): string {
  return /^\d+$/.test(amount) ? formatNaira(Number(amount)) : amount;
}

function day(date: string): string {
  return Number.isNaN(Date.parse(`${date}T12:00:00Z`)) ? date : formatDay(`${date}T12:00:00Z`);
}
