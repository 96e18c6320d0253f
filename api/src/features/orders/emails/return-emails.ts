import type { Database } from '../../../db/client';
import type { OrderRow } from '../order.table';
import type { OrderOutbox } from '../order-links';
import { sendEmail } from './order-emails';

/** Tells the customer about a request for a return. `sendRefundEmail` covers an accepted one and all that follows. */
export function sendReturnEmail(
  tx: Database,
  outbox: OrderOutbox,
  order: OrderRow,
  event: 'requested' | 'declined',
  reason = '',
): Promise<void> {
  const { artworkName, number } = order;
  const texts = {
    requested: {
      subject: `Return requested: ${artworkName}`,
      heading: 'We have your request',
      paragraphs: [`You want to return ${artworkName} of your order ${number}.`],
      next: 'We answer within two working days. Please keep the work and its packaging until then.',
    },
    declined: {
      subject: `Return declined: ${artworkName}`,
      heading: 'We cannot take the work back',
      paragraphs: [
        `You asked to return ${artworkName} of your order ${number}. We cannot accept that.`,
        `Our reason: ${reason}`,
      ],
      next: 'If you see it differently, answer this mail.',
    },
  };
  return sendEmail(tx, outbox, order, () => texts[event]);
}
