import { Link } from '@gallery/shared/router';
import type { ReactNode } from 'react';
import styles from './row-action.module.css';

type RowButtonProps = {
  'aria-label': string;
  /** Shows the color of danger. */
  isRemoval?: boolean;
  onClick: () => void;
  children: ReactNode;
};

export function RowButton({ isRemoval = false, ...button }: RowButtonProps) {
  return (
    <button
      type="button"
      className={isRemoval ? `${styles.action} ${styles.removal}` : styles.action}
      {...button}
    />
  );
}

export function RowLink(link: { to: string; 'aria-label': string; children: ReactNode }) {
  return <Link className={styles.action} {...link} />;
}
