import { FormFoot } from '@gallery/shared/forms/form-foot';
import type { ReactNode } from 'react';
import styles from './artwork-layout.module.css';
import { artworkListPath } from './office-artwork-paths';

type ArtworkLayoutProps = { fields: ReactNode; submit: string; picture: ReactNode };

/** The two columns of an artwork's form: fields and buttons left, the picture right. */
export function ArtworkLayout({ fields, submit, picture }: ArtworkLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.fields}>
        {fields}
        <FormFoot submit={submit} leave="Cancel" to={artworkListPath} />
      </div>
      <div className={styles.picture}>{picture}</div>
    </div>
  );
}
