import { useQuery } from '@gallery/shared/query';
import { useParams } from '@gallery/shared/router';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { ArtworkSkeleton } from '../../features/artworks/page/artwork-skeleton';
import { CertificatePage, CheckAnother } from '../../features/certificate/certificate-page';
import { UnknownCertificate } from '../../features/certificate/unknown-certificate';
import { certificateQueries } from '../../queries/certificate.queries';

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
