import { Underline } from '@gallery/shared/brand/icons/underline';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './thanks-heading.module.css';

/** Focuses the heading inside, because the previous one took the focus along when it left the page. */
export function useInheritedFocus() {
  const outcome = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const heading = outcome.current?.querySelector('h1');
    if (!heading || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, []);
  return outcome;
}

export function ThanksHeading({ title, children }: { title: string; children: ReactNode }) {
  const outcome = useInheritedFocus();
  return (
    <div ref={outcome}>
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <Underline className={styles.stroke} />
      <p className={`lead ${styles.lead}`} role="status">
        {children}
      </p>
    </div>
  );
}
