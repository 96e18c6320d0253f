import { artworkTypes } from '@gallery/shared/contract/catalogue/artwork-choices';
import { artistName } from '@gallery/shared/format/artist-name';
import { useQuery } from '@gallery/shared/query';
import { useDebouncedSearch } from '@gallery/shared/ui/filters/use-debounced-search';
import { useCallback, useId, useState } from 'react';
import { DateFilter } from '../../../ui/filters/date-filter';
import styles from '../../../ui/filters/filter.module.css';
import { SearchFilter } from '../../../ui/filters/search-filter';
import { SelectFilter } from '../../../ui/filters/select-filter';
import { Toolbar } from '../../../ui/filters/toolbar';
import { useFilter } from '../../../ui/filters/use-filter';
import { worksQueries } from '../table/works.queries';
import { useWorksQuery } from '../use-works-query';
import more from './works-filters.module.css';

export function WorksFilters() {
  const { filter } = useWorksQuery();
  const [isOpen] = useState(Boolean(filter.min || filter.max || filter.from || filter.to));
  const artists = useQuery(worksQueries.artists);
  const names = (artists.data ?? []).map((artist) => ({
    value: artist._id,
    label: artistName(artist),
  }));
  return (
    <Toolbar>
      <SearchFilter label="Search artworks" />
      <SelectFilter name="type" label="Type" all="All types" options={types} />
      <SelectFilter name="state" label="Status" all="All statuses" options={states} />
      <SelectFilter name="artist" label="Artist" all="All artists" options={names} />
      <details className={more.more} open={isOpen}>
        <summary className={more.open}>More filters</summary>
        <Toolbar>
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

const types = artworkTypes.map((type) => ({ value: type, label: type }));
const states = [
  { value: 'available', label: 'Available' },
  { value: 'held', label: 'Held' },
  { value: 'in_auction', label: 'In auction' },
  { value: 'sold', label: 'Sold' },
  { value: 'on_request', label: 'Price on request' },
  { value: 'draft', label: 'Drafts' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'archived', label: 'Archived' },
];
