import { useSearchParams } from '@gallery/shared/router';
import { useEffect, useRef } from 'react';
import type { Paged } from '../contract/answer';
import { Button } from './button';
import styles from './pager.module.css';

/** The way through the pages of a list; the page is the address's `cursor`. `count`: how many rows it has. */
export function Pager({ page, count }: { page: Paged; count: number }) {
  const { first, total, previous, next } = page;
  const [query, setQuery] = useSearchParams();
  const range = useRef<HTMLParagraphElement>(null);
  const turned = useRef(false);

  // A button that has nowhere to lead anymore loses the focus: it goes to the words beside it.
  useEffect(() => {
    if (!turned.current || first === 0) return;
    turned.current = false;
    if (document.activeElement === document.body) range.current?.focus();
  }, [first]);

  function turnTo(cursor: string | null) {
    if (!cursor) return;
    turned.current = true;
    const asked = new URLSearchParams(query);
    asked.set('cursor', cursor);
    setQuery(asked);
  }

  return (
    <nav className={styles.pager} aria-label="Pages">
      <p ref={range} className={styles.range} tabIndex={-1} role="status">
        {first} to {first + count - 1} of {total.toLocaleString('en-US')}
      </p>
      <span className={styles.turns}>
        <Button kind="secondary" disabled={!previous} onClick={() => turnTo(previous)}>
          Previous
        </Button>
        <Button kind="secondary" disabled={!next} onClick={() => turnTo(next)}>
          Next
        </Button>
      </span>
    </nav>
  );
}
