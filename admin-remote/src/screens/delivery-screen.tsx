import { DeliveryZones } from '../features/delivery/delivery-zones';
import { AdminPage } from '../features/layout/admin-page';

export function DeliveryScreen() {
  return (
    <AdminPage title="Delivery">
      <DeliveryZones />
    </AdminPage>
  );
}
