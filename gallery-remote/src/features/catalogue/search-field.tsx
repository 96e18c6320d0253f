import field from '@gallery/shared/forms/field.module.css';
import { useEffect, useRef, useState } from 'react';
import { cataloguePath } from './catalogue-filter';
import styles from './search-field.module.css';
import type { ChangeFilter } from './use-catalogue-filter';

/** Milliseconds after the last letter: long enough to finish a word. */
const pause = 300;

/** Looks for what is being typed; the address changes in place, so that 'back' does not walk through the letters. */
export function SearchField({ words, change }: { words: string; change: ChangeFilter }) {
  const [typed, setTyped] = useState(words);
  const asked = useRef(words);

  useEffect(() => {
    if (words === asked.current) return;
    asked.current = words;
    setTyped(words);
  }, [words]);

  useEffect(() => {
    const next = typed.trim();
    if (next === asked.current) return;
    const timer = setTimeout(() => {
      // Whoever has followed a link meanwhile is not called back, even if its screen is still to come.
      if (window.location.pathname !== cataloguePath) return;
      asked.current = next;
      change({ q: next || undefined }, { replace: true });
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, change]);

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
