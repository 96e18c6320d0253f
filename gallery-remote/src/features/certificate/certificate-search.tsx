import { certificateSearchPath } from '@gallery/shared/paths/gallery-paths';
import { PageMeta } from '@gallery/shared/ui/page/page-meta';
import { CertificateForm } from './certificate-form';
import styles from './certificate-search.module.css';

type CertificateSearchProps = {
  /** A text that is no number of a certificate, or nothing. */
  typed: string;
};

export function CertificateSearch({ typed }: CertificateSearchProps) {
  return (
    <section className={`page ${styles.search}`}>
      <PageMeta
        title="Check a certificate"
        description="Type the number of a certificate of authenticity and see whether it is current."
        path={certificateSearchPath}
      />
      <h1>Check a certificate</h1>
      <p className={styles.lead}>
        Each work that we sell has a certificate of authenticity. Type its number to see what we signed, and
        whether it is current.
      </p>
      <CertificateForm label="Certificate number" typed={typed} />
    </section>
  );
}
