import type { ReactNode } from 'react';
import styles from './panel.module.css';

type PanelProps = {
  /** A panel that is the page's only one needs none: the page's heading says it. */
  heading?: string;
  /** What stands at the right of the heading. */
  tools?: ReactNode;
  children: ReactNode;
};

/** A white sheet with one subject of the back office; what is no table stands in a `PanelBody`. */
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

/** Keeps words and forms off the panel's edge; `narrow`: no wider than a form of two columns wants to be. */
export function PanelBody({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) {
  return <div className={`${styles.body} ${narrow ? styles.narrow : ''}`}>{children}</div>;
}
