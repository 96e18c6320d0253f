import type { ReactNode } from 'react';
import styles from './panel.module.css';

type PanelProps = {
  heading?: string;
  tools?: ReactNode;
  children: ReactNode;
};

/** Put everything but a table into a `PanelBody`. */
export function Panel({ heading, tools, children }: PanelProps) {
  return (
    <section className={styles.panel} aria-label={heading}>
      {heading && (
        <div className={styles.head}>
          <h2 className={styles.heading}>{heading}</h2>
          {tools}
        </div>
      )}
      {children}
    </section>
  );
}

export function PanelBody({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) {
  return <div className={`${styles.body} ${narrow ? styles.narrow : ''}`}>{children}</div>;
}

export function TwoColumns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>{main}</div>
      <div className={styles.column}>{side}</div>
    </div>
  );
}
