import { adminArtworksPath } from '@gallery/shared/paths/admin-paths';
import type { ReactNode } from 'react';
import { FormFooter } from '../../../ui/forms/form-footer';
import styles from './artwork-layout.module.css';

type ArtworkLayoutProps = {
  fields: ReactNode;
  submitLabel: string;
  picture: ReactNode;
  aside?: ReactNode;
};

export function ArtworkLayout({ fields, submitLabel, picture, aside }: ArtworkLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.fields}>{fields}</div>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.foot}>
        <FormFooter submitLabel={submitLabel} cancelLabel="Cancel" cancelTo={adminArtworksPath} />
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
