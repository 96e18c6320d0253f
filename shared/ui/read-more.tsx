import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import styles from './read-more.module.css';

type ReadMoreProps = { label: string; children: ReactNode };

/** Shows the first 100 px of a long text; 'Read more...' opens it to 480 px, and beyond that it scrolls. */
export function ReadMore({ label, children }: ReadMoreProps) {
  const id = useId();
  const text = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const [fits, setFits] = useState(false);

  useLayoutEffect(() => {
    if (text.current) setFits(text.current.scrollHeight <= collapsedHeight);
  }, []);

  function toggle() {
    if (open) text.current?.scrollTo?.({ top: 0, behavior: 'instant' });
    setOpen(!open);
  }

  return (
    <div className={styles.frame}>
      <section
        ref={text}
        id={id}
        className={`${styles.text} ${open ? styles.open : ''} ${fits ? styles.fits : ''}`}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an open text may scroll, and the keyboard scrolls what it can focus
        tabIndex={open ? 0 : undefined}
      >
        {children}
      </section>
      {!fits && (
        <button
          type="button"
          className={`link ${styles.toggle}`}
          aria-expanded={open}
          aria-controls={id}
          onClick={toggle}
        >
          {open ? 'close' : 'Read more...'}
        </button>
      )}
    </div>
  );
}

const collapsedHeight = 100;
