import type { Shipment } from '@gallery/shared/contract/orders/courier';
import type { OrderRow } from '../order.table';

/** Returns who brings the work of an order, or `null` if staff named nobody. */
export function shipmentOf({ courier, trackingNumber }: OrderRow): Shipment | null {
  return courier && { courier, tracking_number: trackingNumber };
}
