import { Underline } from '@gallery/shared/brand/icons/underline';
import type { ReactNode } from 'react';
import styles from './thanks-heading.module.css';

export function ThanksHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h1 className={styles.title}>{title}</h1>
      <Underline className={styles.stroke} />
      <p className={`lead ${styles.lead}`} role="status">
        {children}
      </p>
    </div>
  );
}
