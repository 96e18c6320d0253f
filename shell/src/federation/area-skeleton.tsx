import { Spinner } from '@gallery/shared/ui/controls/spinner';
import type { ReactNode } from 'react';
import styles from './area.module.css';

export function AreaSkeleton({ children }: { children?: ReactNode }) {
  return (
    <div className={`${styles.area} ${styles.loading}`}>
      <Spinner />
      {children}
    </div>
  );
}
