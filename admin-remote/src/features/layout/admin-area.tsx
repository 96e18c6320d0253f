import type { ReactNode } from 'react';
import styles from './admin-area.module.css';
import { AdminMenu } from './admin-menu';

type AdminAreaProps = { email: string; unread: number; onLogOut: () => void; children: ReactNode };

/** The back office: the navigation at the side, on small screens behind 'Menu'. */
export function AdminArea({ children, ...menu }: AdminAreaProps) {
  return (
    <div className={styles.area}>
      <AdminMenu {...menu} />
      <div className={styles.content}>{children}</div>
    </div>
  );
}
