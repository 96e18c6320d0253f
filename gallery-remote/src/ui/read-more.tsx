import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import styles from './read-more.module.css';

type ReadMoreProps = { label: string; children: ReactNode };

export function ReadMore({ label, children }: ReadMoreProps) {
  const id = useId();
  const text = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const [height, setHeight] = useState<number>();
  const fits = height !== undefined && height <= collapsedHeight;
  const scrolls = open && height !== undefined && height > openHeight;

  useLayoutEffect(() => setHeight(text.current?.scrollHeight), []);

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
        tabIndex={scrolls ? 0 : undefined}
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

/** In pixels, as in read-more.module.css. */
const collapsedHeight = 100;
const openHeight = 480;
