import { contactPath } from '@gallery/shared/paths/gallery-paths';
import { useQuery } from '@gallery/shared/query';
import { useParams } from '@gallery/shared/router';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { ArtworkSkeleton } from '../../features/artworks/page/artwork-skeleton';
import { CertificateForm } from '../../features/certificate/certificate-form';
import { CertificatePage, CheckAnother } from '../../features/certificate/certificate-page';
import { certificateQueries } from '../../queries/certificate.queries';
import { NotFoundPage } from '../../ui/not-found-page';

export function CertificateScreen() {
  const { id = '' } = useParams();
  const certificate = useQuery(certificateQueries.one(id));
  return (
    <Loaded of={certificate} skeleton={<ArtworkSkeleton />} wholePage>
      {(one) =>
        one ? (
          <>
            <CertificatePage certificate={one} />
            <CheckAnother />
          </>
        ) : (
          <UnknownCertificate number={id} />
        )
      }
    </Loaded>
  );
}

function UnknownCertificate({ number }: { number: string }) {
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
