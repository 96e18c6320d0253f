import { certificateNumberOf } from '@gallery/shared/contract/catalogue/certificates/certificate';
import { certificatePath, certificateSearchPath } from '@gallery/shared/paths/gallery-paths';
import { Navigate, useSearchParams } from '@gallery/shared/router';
import { PageMeta } from '@gallery/shared/ui/page/page-meta';
import { CertificateForm } from '../../features/certificate/certificate-form';
import styles from '../../features/certificate/certificate-search.module.css';

/** The edge leads a number to its page; a link inside the site comes here. */
export function CertificateSearchScreen() {
  const [search] = useSearchParams();
  const typed = search.get('number') ?? '';
  const number = certificateNumberOf(typed);
  return number ? <Navigate to={certificatePath(number)} replace /> : <CertificateSearch typed={typed} />;
}

type CertificateSearchProps = {
  /** A text that is no number of a certificate, or nothing. */
  typed: string;
};

function CertificateSearch({ typed }: CertificateSearchProps) {
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
