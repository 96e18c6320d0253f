import { type ReactNode, useId } from 'react';
import styles from './chapter.module.css';

type ChapterProps = {
  title: string;
  /** Leaves out the border, because the chapter follows a band. */
  plain?: boolean;
  children: ReactNode;
};

export function Chapter({ title, plain = false, children }: ChapterProps) {
  const heading = useId();
  return (
    <div className="page">
      <section className={`${styles.chapter} ${plain ? styles.plain : ''}`} aria-labelledby={heading}>
        <h2 id={heading}>{title}</h2>
        <div className={styles.text}>{children}</div>
      </section>
    </div>
  );
}
