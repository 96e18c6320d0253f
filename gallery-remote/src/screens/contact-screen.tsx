import { brand } from '@gallery/shared/brand';
import { contactPath } from '@gallery/shared/paths/gallery-paths';
import { useQuery } from '@gallery/shared/query';
import { Newsletter } from '../features/contact/newsletter';
import { WriteEmail } from '../features/contact/write-email';
import { GalleryMeta } from '../features/landing/meta/gallery-meta';
import { galleryFacts } from '../queries/gallery.queries';

export function ContactScreen() {
  const { address, hours } = useQuery(galleryFacts()).data ?? brand;
  return (
    <>
      <GalleryMeta
        title="Contact"
        description={`Write to ${brand.name} or visit us: ${address}. ${hours}.`}
        path={contactPath}
      />
      <WriteEmail />
      <Newsletter />
    </>
  );
}
