import { Underline } from '@gallery/shared/brand/icons/underline';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './thanks-heading.module.css';

export function ThanksHeading({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The previous heading took the focus along when it left the page.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <Underline className={styles.stroke} />
      <p className={`lead ${styles.lead}`} role="status">
        {children}
      </p>
    </div>
  );
}
