import { brand } from '@gallery/shared/brand';
import { WriteEmail } from '../features/contact/write-email';
import { RoomMeta } from '../features/landing/meta/room-meta';

export function ContactScreen() {
  return (
    <>
      <RoomMeta
        title="Contact"
        description={`Write to ${brand.name} or visit us: ${brand.address}. ${brand.hours}.`}
        path="/contact-us"
      />
      <WriteEmail />
    </>
  );
}
