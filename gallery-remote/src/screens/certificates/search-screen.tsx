import { certificateNumberOf } from '@gallery/shared/contract/catalogue/certificates/certificate';
import { certificatePath } from '@gallery/shared/paths/gallery-paths';
import { Navigate, useSearchParams } from '@gallery/shared/router';
import { CertificateSearch } from '../../features/certificate/certificate-search';

/** The edge leads a number to its page; a link inside the site comes here. */
export function CertificateSearchScreen() {
  const [search] = useSearchParams();
  const typed = search.get('number') ?? '';
  const number = certificateNumberOf(typed);
  return number ? <Navigate to={certificatePath(number)} replace /> : <CertificateSearch typed={typed} />;
}
