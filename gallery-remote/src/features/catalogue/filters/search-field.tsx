import field from '@gallery/shared/forms/fields/field.module.css';
import { useDebouncedSearch } from '@gallery/shared/ui/filters/use-debounced-search';
import { useCallback } from 'react';
import styles from './search-field.module.css';
import type { ChangeFilter } from './use-catalogue-filter';

/** Replaces the history entry, so that 'back' does not step through the letters. */
export function SearchField({ search, change }: { search: string; change: ChangeFilter }) {
  const changeSearch = useCallback((q: string) => change({ q: q || undefined }, { replace: true }), [change]);
  const [typed, setTyped] = useDebouncedSearch(search, changeSearch);

  return (
    <div className={styles.search}>
      <input
        className={`${field.control} ${styles.input}`}
        type="search"
        name="q"
        maxLength={100}
        aria-label="Search titles, artists, types and descriptions"
        placeholder="Search"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" className={styles.button} aria-label="Search">
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="7" cy="7" r="5" />
          <path d="m11 11 3.6 3.6" />
        </svg>
      </button>
    </div>
  );
}
