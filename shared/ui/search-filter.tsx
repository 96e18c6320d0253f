import { useEffect, useRef, useState } from 'react';
import styles from './filter.module.css';
import { useFilter } from './use-filter';

/** Milliseconds after the last letter: long enough to finish a word. */
const pause = 300;

/** Writes what is searched for into the address as `q`, in place: 'back' does not walk through the letters. */
export function SearchFilter({ label }: { label: string }) {
  const [words, setWords] = useFilter('q');
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
      asked.current = next;
      setWords(next, { replace: true });
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, setWords]);

  return (
    <span className={styles.search}>
      <svg className={styles.glass} viewBox="0 0 16 16" aria-hidden="true">
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
