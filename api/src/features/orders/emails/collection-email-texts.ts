import { brand } from '@gallery/shared/brand';
import type { OrderStatus } from '@gallery/shared/contract/orders/order-status';
import { isCollected } from '@gallery/shared/contract/orders/shipment/collected-order';
import type { GalleryFacts } from '@gallery/shared/contract/settings/settings.schema';
import { formatMailDay } from '@gallery/shared/domain/time';
import type { OrderRow } from '../order.table';
import { type OrderEmailText, statusTexts } from './order-email-texts';

type TextOf = (order: OrderRow, firstname: string, gallery: GalleryFacts) => OrderEmailText;

/** Selects the text for a status: a collected work is not on its way to anybody. */
export function statusTextOf(order: OrderRow, status: keyof typeof statusTexts): TextOf {
  const collected = isCollectedOrder(order) ? collectionTexts[status] : undefined;
  return collected ?? statusTexts[status];
}

export function isCollectedOrder({ address, deliverTo }: OrderRow): boolean {
  return isCollected({ address, deliver_to: deliverTo });
}

const collectionTexts: Partial<Record<OrderStatus, TextOf>> = {
  Paid: (order, firstname) => ({
    ...statusTexts.Paid(order, firstname),
    next: 'We prepare the work, and we will email you when you can collect it at the gallery.',
  }),
  Shipped: ({ artworkName, deliveryDate, number }, _firstname, { address, hours }) => ({
    subject: `Ready to collect: ${artworkName}`,
    heading: 'Ready to collect',
    paragraphs: [
      `You can collect ${artworkName} at ${brand.name}, ${address}${deliveryDate ? `, from ${formatMailDay(deliveryDate)}` : ''}. This is order ${number}.`,
      `Opening hours: ${hours}.`,
    ],
  }),
  Delivered: ({ artworkName, number }) => ({
    subject: `Collected: ${artworkName}`,
    heading: 'Collected',
    paragraphs: [
      `You have collected ${artworkName}. May it give you joy for a long time. This was order ${number}.`,
    ],
  }),
};
