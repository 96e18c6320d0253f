import { adminOrdersPath } from '@gallery/shared/paths/admin-paths';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { buyers } from '../../guests/buyers';
import { buyerIdOf } from '../buyer/buyer';
import type { OrderRow } from '../order.table';
import type { OrderOutbox } from '../order-links';
import { alertQuoteAsked } from './order-alerts';
import { sendEmail } from './order-emails';
import { answeredText, askedText, holdEndText } from './quote-email-texts';

/** Tells the customer and the gallery that an order waits for its delivery price. */
export async function tellQuoteAsked(tx: Database, outbox: OrderOutbox, order: OrderRow): Promise<void> {
  await sendEmail(tx, outbox, order, () => askedText(order));
  await alertQuoteAsked(tx, order);
  await tellGallery(tx, outbox, order);
}

export function sendQuoteEmail(tx: Database, outbox: OrderOutbox, order: OrderRow): Promise<void> {
  return sendEmail(tx, outbox, order, () => answeredText(order));
}

async function tellGallery(tx: Database, outbox: OrderOutbox, order: OrderRow): Promise<void> {
  const [buyer] = await tx
    .select()
    .from(buyers)
    .where(eq(buyers.id, buyerIdOf(order)));
  if (!buyer) return;
  const { from, galleryEmail, publicUrl } = outbox.settings;
  const { id, number, artworkName, address } = order;
  await outbox.write(tx, {
    to: { name: from.name, address: galleryEmail },
    replyTo: buyer.email,
    content: {
      subject: `Delivery price wanted: ${artworkName} · order ${number}`,
      heading: 'What does this delivery cost?',
      paragraphs: [
        `${buyer.firstname} ${buyer.lastname} wants to buy ${artworkName}. Its delivery has no price in our table.`,
        `We hold the work until ${holdEndText(order)}. Answer before then.`,
      ],
      facts: [
        ['Delivery address', address],
        ['Email', buyer.email],
        ['Phone number', order.deliverTo?.phone ?? buyer.mobile],
      ],
      link: { label: 'Name the price', url: `${publicUrl}${adminOrdersPath}?order=${id}` },
    },
  });
}
