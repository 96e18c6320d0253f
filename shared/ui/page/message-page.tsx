import type { ReactNode } from 'react';
import { Night } from '../../brand/icons/lazy/night';
import styles from './message-page.module.css';

type MessagePageProps = { title: string; message: string; children: ReactNode };

export function MessagePage({ title, message, children }: MessagePageProps) {
  return (
    <section className={`page ${styles.message}`}>
      <Night className={styles.drawing} />
      <h1 className={styles.title}>{title}</h1>
      <p className="lead">{message}</p>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
