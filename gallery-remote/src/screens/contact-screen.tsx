import { brand } from '@gallery/shared/brand';
import { contactPath } from '@gallery/shared/paths/gallery-paths';
import { Newsletter } from '../features/contact/newsletter';
import { WriteEmail } from '../features/contact/write-email';
import { GalleryMeta } from '../features/landing/meta/gallery-meta';

export function ContactScreen() {
  return (
    <>
      <GalleryMeta
        title="Contact"
        description={`Write to ${brand.name} or visit us: ${brand.address}. ${brand.hours}.`}
        path={contactPath}
      />
      <WriteEmail />
      <Newsletter />
    </>
  );
}
