import { useLocation } from '@gallery/shared/router';
import type { ReactNode } from 'react';
import styles from './account-layout.module.css';
import { AccountMenu } from './account-menu';

export function AccountLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <div className={`page ${styles.layout}`}>
      <AccountMenu pathname={pathname} />
      <div>{children}</div>
    </div>
  );
}
