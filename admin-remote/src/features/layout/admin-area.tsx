import type { ReactNode } from 'react';
import styles from './admin-area.module.css';
import { OfficeMenu } from './admin-menu';

type OfficeProps = { email: string; unread: number; onLogOut: () => void; children: ReactNode };

/** The back office: the navigation at the side, on small screens behind 'Menu'. */
export function Office({ children, ...menu }: OfficeProps) {
  return (
    <div className={styles.office}>
      <OfficeMenu {...menu} />
      <div className={styles.content}>{children}</div>
    </div>
  );
}
