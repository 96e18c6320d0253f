import { deliveryPath } from '@gallery/shared/paths/gallery-paths';
import { GalleryMeta } from '../../features/landing/meta/gallery-meta';
import { deliverySections } from '../../features/policies/delivery-sections';
import { PolicyPage } from '../../features/policies/policy-page';

export function DeliveryScreen() {
  return (
    <>
      <GalleryMeta title="Delivery" description={summary} path={deliveryPath} />
      <PolicyPage title="Delivery" summary={summary} sections={deliverySections} />
    </>
  );
}

const summary = 'We deliver every work insured, within Nigeria and abroad, or hand it over in Ikoyi.';
