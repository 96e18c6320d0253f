import { LateDrawing } from '@gallery/shared/brand/icons/drawing';
import { artworksPath } from '@gallery/shared/paths/gallery-paths';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import type { ReactNode } from 'react';
import styles from './unveiled.module.css';

export function Unveiled({ children }: { children: ReactNode }) {
  return (
    <section className={`on-night ${styles.band}`} aria-labelledby={headingId}>
      <LateDrawing motif="night" className={styles.drawing} />
      <div className={`page ${styles.grid}`}>
        <div className={styles.work}>{children}</div>
        <div className={styles.text}>
          <h2 id={headingId} className={styles.heading}>
            Art Un-veiled
          </h2>
          <ButtonLink to={artworksPath}>View Art</ButtonLink>
        </div>
      </div>
    </section>
  );
}

const headingId = 'art-un-veiled';
