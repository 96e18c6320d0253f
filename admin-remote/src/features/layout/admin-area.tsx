import type { ReactNode } from 'react';
import styles from './admin-area.module.css';
import { AdminMenu, type AdminMenuProps } from './admin-menu';

export function AdminArea({ children, ...menu }: AdminMenuProps & { children: ReactNode }) {
  return (
    <div className={styles.area}>
      <AdminMenu {...menu} />
      <div>{children}</div>
    </div>
  );
}
