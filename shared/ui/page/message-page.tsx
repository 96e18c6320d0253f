import type { ReactNode } from 'react';
import { LateDrawing } from '../../brand/icons/drawing';
import styles from './message-page.module.css';

type MessagePageProps = { title: string; message: string; children: ReactNode };

export function MessagePage({ title, message, children }: MessagePageProps) {
  return (
    <section className={`page ${styles.message}`}>
      <LateDrawing motif="night" className={styles.drawing} />
      <h1 className={styles.title}>{title}</h1>
      <p className="lead">{message}</p>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
