import { contactPath } from '@gallery/shared/paths/gallery-paths';
import { NotFoundPage } from '../../ui/not-found-page';
import { CertificateForm } from './certificate-form';

export function UnknownCertificate({ number }: { number: string }) {
  return (
    <NotFoundPage
      title="We cannot find this certificate"
      description="The gallery has not issued a certificate with this number."
      message={`We have not issued a certificate numbered ${number}. The number is at the top right of the certificate and has two letters, a year, and four digits.`}
      link={{ to: contactPath, label: 'Tell the gallery' }}
    >
      <CertificateForm label="Check another number" />
    </NotFoundPage>
  );
}
