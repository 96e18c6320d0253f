import { Link, useLocation, useSearchParams } from '@gallery/shared/router';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { useEffect, useRef } from 'react';
import styles from './filter-chips.module.css';

/** `names` are the query parameters that the chip removes. */
export type FilterChip = { names: readonly string[]; label: string };

export function FilterChips({ chips }: { chips: readonly FilterChip[] }) {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);
  // The focus stays in the list when the chip that has it goes.
  useEffect(() => {
    if (removed.current === undefined || !list.current) return;
    const links = list.current.querySelectorAll('a');
    links[Math.min(removed.current, chips.length - 1)]?.focus();
    removed.current = undefined;
  }, [chips]);
  if (chips.length === 0) return null;

  function without(names: readonly string[]): string {
    const rest = new URLSearchParams(query);
    for (const name of [...names, 'cursor']) rest.delete(name);
    return rest.size > 0 ? `${pathname}?${rest}` : pathname;
  }

  return (
    <ul ref={list} className={styles.chips} aria-label="Filters in use">
      {chips.map(({ names, label }, place) => (
        <li key={names.join()}>
          <Link
            className={styles.chip}
            to={without(names)}
            onClick={() => {
              removed.current = place;
            }}
          >
            <VisuallyHidden>Remove filter:</VisuallyHidden>
            {label}
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <path d="m1.5 1.5 7 7m0-7-7 7" />
            </svg>
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link className={`link ${styles.clear}`} to={without(chips.flatMap(({ names }) => names))}>
            Clear all
          </Link>
        </li>
      )}
    </ul>
  );
}
