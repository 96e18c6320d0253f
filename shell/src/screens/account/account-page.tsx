import type { ReactNode } from 'react';
import styles from './account-page.module.css';
import { ArtworkBackdrop } from './artwork-backdrop';

type AccountPageProps = {
  title: string;
  lead: string;
  notice?: string;
  children: ReactNode;
};

export function AccountPage({ title, lead, notice, children }: AccountPageProps) {
  return (
    <div className={styles.page}>
      <ArtworkBackdrop />
      <div className={styles.side}>
        <div className={styles.content} id="first-view">
          <header className={styles.head}>
            <h1>{title}</h1>
            <p className="lead">{lead}</p>
          </header>
          {notice && (
            <p className={styles.notice} role="status">
              {notice}
            </p>
          )}
          {children}
        </div>
      </div>
    </div>
  );
}
