import { brand } from '@gallery/shared/brand';
import { contactPath } from '@gallery/shared/paths/gallery-paths';
import { useGalleryFacts } from '@gallery/shared/query/gallery-facts';
import { Newsletter } from '../features/contact/newsletter';
import { WriteEmail } from '../features/contact/write-email';
import { GalleryMeta } from '../features/landing/meta/gallery-meta';

export function ContactScreen() {
  const { address, hours } = useGalleryFacts();
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
