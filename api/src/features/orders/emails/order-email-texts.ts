import type { OrderStatus } from '@gallery/shared/contract/orders/order-status';
import { formatTime } from '@gallery/shared/domain/clock';
import { formatMailDay } from '@gallery/shared/domain/time';
import type { EmailContent } from '../../mail/email';
import { isWonOrder, type OrderRow } from '../order.table';

export type OrderEmailText = Pick<EmailContent, 'subject' | 'heading' | 'paragraphs' | 'next'> & {
  /** The label of the button that opens the order, if it is not 'See your order'. */
  button?: string;
};

/** Texts for the customer. `canceledText` writes those of a canceled order. */
export const statusTexts: Record<
  Exclude<OrderStatus, 'Canceled'>,
  (order: OrderRow, firstname: string) => OrderEmailText
> = {
  Pending: ({ artworkName, heldUntil, number }, firstname) => ({
    subject: `Your order: ${artworkName}`,
    heading: `Thank you for your order, ${firstname}`,
    paragraphs: [
      `We hold ${artworkName} for you until ${heldUntil ? formatTime(heldUntil.toISOString()) : 'it is paid'} (Lagos). This is order ${number}.`,
    ],
    next: 'Pay before then, and the work is yours. If you do not, it is free again and nothing is charged.',
  }),
  Paid: ({ artworkName, number }, firstname) => ({
    subject: `Paid: ${artworkName}`,
    heading: `Thank you, ${firstname}`,
    paragraphs: [
      `We have received your payment, and ${artworkName} is yours. This is order ${number}; please keep this email as your receipt.`,
    ],
    next: 'We will pack the work and arrange a day of delivery with you. It travels insured, and we will email you when it is on its way.',
  }),
  Shipped: ({ artworkName, deliveryDate, number }) => ({
    subject: `On its way: ${artworkName}`,
    heading: 'On its way to you',
    paragraphs: [
      `${artworkName} is on its way to you.${deliveryDate ? ` You can expect it on ${formatMailDay(deliveryDate)}.` : ''} This is order ${number}.`,
    ],
  }),
  Delivered: ({ artworkName, number }) => ({
    subject: `Delivered: ${artworkName}`,
    heading: 'Delivered',
    paragraphs: [
      `${artworkName} has been delivered. May it give you joy for a long time. This was order ${number}.`,
    ],
  }),
  Refunded: ({ artworkName, number }) => ({
    subject: `Refund: ${artworkName}`,
    heading: 'Your money has gone back to you',
    paragraphs: [
      `Your order ${number} of ${artworkName} is refunded: our payment service has sent the whole amount back to what you paid with. Banks take up to ten working days to show it.`,
    ],
  }),
};

/** `mayBePaid` means that the provider may have taken money. */
export type CanceledHow = { mayBePaid: boolean; byOwner: boolean; byStaff?: { reason: string } };

export function canceledText(order: OrderRow, { mayBePaid, byOwner, byStaff }: CanceledHow): OrderEmailText {
  const { artworkName, number } = order;
  if (byStaff) return canceledByStaffText(order, mayBePaid, byStaff.reason);
  const won = isWonOrder(order) ? [unpaidLotText] : [];
  const how = byOwner ? 'is canceled' : 'was not paid in time and is canceled';
  const canceled = `Your order ${number} of ${artworkName} ${how}.`;
  return {
    subject: `Canceled: ${artworkName}`,
    heading: 'Order canceled',
    paragraphs: mayBePaid
      ? [
          `${canceled} We could not find out yet whether you have paid.`,
          'If your payment arrives, you get the work if it is free, else your money back: you need not do anything.',
          ...won,
        ]
      : [
          `${canceled} Nothing was charged.`,
          'Should a payment of yours still arrive, you get the work if it is free, else your money back.',
          ...won,
        ],
  };
}

/** A payment that arrives later goes back, even if the work is free. */
function canceledByStaffText(
  { artworkName, number }: OrderRow,
  mayBePaid: boolean,
  reason: string,
): OrderEmailText {
  return {
    subject: `Canceled: ${artworkName}`,
    heading: 'We have canceled your order',
    paragraphs: [
      `We have canceled your order ${number} of ${artworkName}. ${mayBePaid ? 'We could not find out yet whether you have paid.' : 'Nothing was charged.'}`,
      ...(reason ? [`Our reason: ${reason}`] : []),
      'If a payment of yours still arrives, we send all of it back: you need not do anything.',
    ],
    next: 'If this is not what you expect, answer this mail.',
  };
}

const unpaidLotText =
  'You won this work at auction, and a bid is binding. After two unpaid works you can no longer bid. Write to us if something went wrong.';
