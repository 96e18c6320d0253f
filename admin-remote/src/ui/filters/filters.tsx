import { useLocation, useSearchParams } from '@gallery/shared/router';
import { Chevron } from '@gallery/shared/ui/controls/chevron';
import { useDebouncedSearch } from '@gallery/shared/ui/filters/use-debounced-search';
import { type ReactNode, useCallback, useId } from 'react';
import styles from './filter.module.css';

export function Toolbar({ children }: { children: ReactNode }) {
  return <div className={styles.toolbar}>{children}</div>;
}

type SelectFilterProps = {
  name: string;
  label: string;
  /** The option that filters nothing, such as 'All statuses'. */
  all: string;
  options: readonly { value: string; label: string }[];
};

export function SelectFilter({ name, label, all, options }: SelectFilterProps) {
  const [value, setValue] = useFilter(name);
  return (
    <span className={styles.frame}>
      <select
        className={styles.control}
        name={name}
        aria-label={label}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Chevron />
    </span>
  );
}

type SetFilter = (value: string, options?: { replace?: boolean }) => void;

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

export function DateFilter({ name, label }: { name: string; label: string }) {
  const [day, setDay] = useFilter(name);
  const id = useId();
  return (
    <span className={styles.date}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.control}
        type="date"
        name={name}
        max="9999-12-31"
        value={day}
        onChange={(event) => setDay(event.target.value, { replace: true })}
      />
    </span>
  );
}

/** Returns the query parameter `name`, or '' without one. A change returns to the first page. */
export function useFilter(name: string): [string, SetFilter] {
  const [query, setQuery] = useSearchParams();
  const set = useCallback<SetFilter>(
    (value, options) => {
      const next = new URLSearchParams(query);
      next.delete('cursor');
      if (value) next.set(name, value);
      else next.delete(name);
      setQuery(next, options);
    },
    [query, setQuery, name],
  );
  return [query.get(name) ?? '', set];
}

/** `to` is the address without these filters. */
type Narrowed = { search: string | undefined; back: string; to: string };

export function useNarrowed(names: readonly string[]): Narrowed | null {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  if (!names.some((name) => query.get(name))) return null;
  const whole = new URLSearchParams(query);
  for (const name of [...names, 'cursor']) whole.delete(name);
  const search = names.includes('q') ? query.get('q')?.trim() || undefined : undefined;
  const back = search ? 'Clear the search' : 'Clear the filters';
  return { search, back, to: whole.size > 0 ? `${pathname}?${whole}` : pathname };
}
