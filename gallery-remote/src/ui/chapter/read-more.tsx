import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './read-more.module.css';

type ReadMoreProps = { label: string; children: ReactNode };

/** The browser opens and closes it, so that it works before the scripts load. */
export function ReadMore({ label, children }: ReadMoreProps) {
  const text = useRef<HTMLElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const [height, setHeight] = useState<number>();
  const fits = height !== undefined && height <= collapsedHeight;
  const scrolls = open && height !== undefined && height > openHeight;

  useLayoutEffect(() => {
    setHeight(text.current?.scrollHeight);
    setOpen(details.current?.open ?? false);
  }, []);

  function followToggle() {
    const isOpen = details.current?.open ?? false;
    if (!isOpen) text.current?.scrollTo?.({ top: 0, behavior: 'instant' });
    setOpen(isOpen);
  }

  return (
    <div className={styles.frame}>
      <section
        ref={text}
        className={`${styles.text} ${fits ? styles.fits : ''}`}
        aria-label={label}
        tabIndex={scrolls ? 0 : undefined}
      >
        {children}
      </section>
      {!fits && (
        <details ref={details} onToggle={followToggle}>
          <summary className={`link ${styles.toggle}`}>
            <span className={styles.more}>Read more...</span>
            <span className={styles.less}>close</span>
          </summary>
        </details>
      )}
    </div>
  );
}

/** In pixels, as in read-more.module.css. */
const collapsedHeight = 100;
const openHeight = 480;
