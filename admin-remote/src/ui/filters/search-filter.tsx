import { useDebouncedSearch } from '@gallery/shared/ui/filters/use-debounced-search';
import { useCallback } from 'react';
import styles from './filter.module.css';
import { useFilter } from './use-filter';

/** Replaces the history entry, so that 'back' does not step through the letters. */
export function SearchFilter({ label }: { label: string }) {
  const [search, setSearch] = useFilter('q');
  const change = useCallback((next: string) => setSearch(next, { replace: true }), [setSearch]);
  const [typed, setTyped] = useDebouncedSearch(search, change);

  return (
    <span className={styles.search}>
      <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="7" cy="7" r="5" />
        <path d="m11 11 3.6 3.6" />
      </svg>
      <input
        className={styles.control}
        type="search"
        name="q"
        maxLength={100}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </span>
  );
}
