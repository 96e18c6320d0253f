import { brand } from '@gallery/shared/brand';
import { PageMeta } from '@gallery/shared/ui/page-meta';
import { WriteEmail } from '../features/contact/write-email';
import { roomImage } from '../features/landing/room-picture';

export function ContactScreen() {
  return (
    <>
      <PageMeta
        title="Contact"
        description={`Write to ${brand.name} or visit us: ${brand.address}. ${brand.hours}.`}
        path="/contact-us"
        image={roomImage}
      />
      <WriteEmail />
    </>
  );
}
