import type { ReactNode } from 'react';
import styles from './admin-area.module.css';
import { AdminMenu } from './admin-menu';

type AdminAreaProps = { email: string; unread: number; onLogOut: () => void; children: ReactNode };

export function AdminArea({ children, ...menu }: AdminAreaProps) {
  return (
    <div className={styles.area}>
      <AdminMenu {...menu} />
      <div>{children}</div>
    </div>
  );
}
