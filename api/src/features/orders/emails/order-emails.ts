import { shipmentText, trackingUrl } from '@gallery/shared/contract/orders/shipment/courier';
import type { GalleryFacts } from '@gallery/shared/contract/settings/settings.schema';
import { formatNaira } from '@gallery/shared/domain/money';
import { ordersPath } from '@gallery/shared/paths/account-paths';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { artists } from '../../artists/artist.table';
import { artworks } from '../../artworks/artwork.table';
import { buyers } from '../../guests/buyers';
import type { EmailContent } from '../../mail/email';
import { mailPicture } from '../../mail/mail-picture';
import type { Email } from '../../mail/outbox';
import { payments } from '../../payments/payment.table';
import { readGalleryFacts } from '../../settings/gallery-facts';
import { buyerIdOf } from '../buyer/buyer';
import { isUnpriced, type OrderRow } from '../order.table';
import { type OrderOutbox, orderLinkUrl } from '../order-links';
import { orderPartsOf, shipmentOf } from '../reading/order-parts';
import { isCollectedOrder, statusTextOf } from './collection-email-texts';
import { type CanceledHow, canceledText, type OrderEmailText } from './order-email-texts';
import { unpricedEndText } from './quote-email-texts';

type TextFor = (firstname: string, gallery: GalleryFacts) => OrderEmailText;

/** Tells the customer the order's status. For a canceled order, use `sendCanceledEmail`. */
export async function sendStatusEmail(tx: Database, outbox: OrderOutbox, order: OrderRow): Promise<void> {
  const mail = await statusEmailOf(tx, outbox, order);
  if (mail) await outbox.write(tx, mail);
}

/** Returns the mail of the order's status, or `null` without a buyer. For a canceled order, use `sendCanceledEmail`. */
export async function statusEmailOf(
  db: Database,
  outbox: OrderOutbox,
  order: OrderRow,
): Promise<Email | null> {
  const { status } = order;
  if (status === 'Canceled') return null;
  return emailOf(db, outbox, order, (firstname, gallery) =>
    statusTextOf(order, status)(order, firstname, gallery),
  );
}

export function sendCanceledEmail(
  tx: Database,
  outbox: OrderOutbox,
  order: OrderRow,
  how: CanceledHow,
): Promise<void> {
  const isOwnEnd = isUnpriced(order) && !how.byStaff;
  const text = isOwnEnd ? unpricedEndText(order, how.byOwner) : canceledText(order, how);
  return sendEmail(tx, outbox, order, () => text);
}

export function sendTrackingEmail(tx: Database, outbox: OrderOutbox, order: OrderRow): Promise<void> {
  const { artworkName, number } = order;
  return sendEmail(tx, outbox, order, () => ({
    subject: `Tracking: ${artworkName}`,
    heading: 'A correction to your delivery',
    paragraphs: [
      `We have corrected the courier or the tracking number of ${artworkName}. This is order ${number}. The details below are correct.`,
    ],
  }));
}

/** Tells the customer that an order goes to another address, which the order has already. */
export function sendNewAddressEmail(tx: Database, outbox: OrderOutbox, order: OrderRow): Promise<void> {
  return sendEmail(tx, outbox, order, () => ({
    subject: `New address: ${order.artworkName}`,
    heading: 'Your order goes to another address',
    paragraphs: [`Your order of ${order.artworkName} now goes to ${order.address}.`],
  }));
}

/** Announces the refund of a payment with another amount or currency than the order's. */
export function sendWrongPaymentEmail(tx: Database, outbox: OrderOutbox, order: OrderRow): Promise<void> {
  return sendEmail(tx, outbox, order, () => ({
    subject: `Another amount: ${order.artworkName}`,
    heading: 'Another amount than the order costs',
    paragraphs: [
      `We have received a payment for ${order.artworkName} that is not what the order costs. We are giving all of it back to you; the order stays as it is.`,
    ],
  }));
}

export function sendDoublePaymentEmail(tx: Database, outbox: OrderOutbox, order: OrderRow): Promise<void> {
  return sendEmail(tx, outbox, order, () => ({
    subject: `A second payment for ${order.artworkName}`,
    heading: 'Paid more than once',
    paragraphs: [
      `${order.artworkName} was paid more than once. We are giving the second payment back to you; your order stays as it is.`,
    ],
  }));
}

export async function sendEmail(
  tx: Database,
  outbox: OrderOutbox,
  order: OrderRow,
  textFor: TextFor,
): Promise<void> {
  const mail = await emailOf(tx, outbox, order, textFor);
  if (mail) await outbox.write(tx, mail);
}

async function emailOf(
  tx: Database,
  outbox: OrderOutbox,
  order: OrderRow,
  textFor: TextFor,
): Promise<Email | null> {
  const [customer] = await tx
    .select()
    .from(buyers)
    .where(eq(buyers.id, buyerIdOf(order)));
  if (!customer) return null;
  const { button, ...text } = textFor(customer.firstname, await readGalleryFacts(tx));
  return {
    to: { name: `${customer.firstname} ${customer.lastname}`, address: customer.email },
    content: {
      ...text,
      subject: `${text.subject} · order ${order.number}`,
      picture: await pictureOf(tx, order),
      facts: factsOf(order),
      amounts: await amountsOf(tx, order),
      ...linksOf(order, orderUrl(outbox, order), button),
    },
  };
}

function orderUrl(outbox: OrderOutbox, { id, guestId }: OrderRow): string {
  return guestId ? orderLinkUrl(outbox, id) : `${outbox.settings.publicUrl}${ordersPath}?order=${id}`;
}

function factsOf(order: OrderRow): [label: string, value: string][] {
  const shipment = shipmentOf(order);
  return [
    ['Order', String(order.number)],
    [isCollectedOrder(order) ? 'Collection' : 'Delivery address', order.address],
    ...(shipment ? [['Courier', shipmentText(shipment)] satisfies [string, string]] : []),
  ];
}

/** While a courier brings the work, the button follows it. */
function linksOf(
  order: OrderRow,
  url: string,
  label = 'See your order',
): Pick<EmailContent, 'link' | 'footLink'> {
  const shipment = shipmentOf(order);
  const tracked = shipment && order.status === 'Shipped' ? trackingUrl(shipment) : null;
  const own = { label, url };
  return tracked ? { link: { label: 'Track the delivery', url: tracked }, footLink: own } : { link: own };
}

async function pictureOf(tx: Database, { artworkId, artworkName, pictureHash }: OrderRow) {
  const [work] = await tx
    .select({ artist: artists, alt: artworks.visual_description })
    .from(artworks)
    .leftJoin(artists, eq(artists.id, artworks.artistId))
    .where(eq(artworks.id, artworkId));
  const note = work?.artist ? `${work.artist.firstname} ${work.artist.lastname}` : undefined;
  const alt = work?.alt ?? (note ? `${artworkName} by ${note}` : artworkName);
  return mailPicture(tx, pictureHash, { alt, title: artworkName, note });
}

async function amountsOf(tx: Database, order: OrderRow): Promise<[string, string][]> {
  const wasPaid = order.status !== 'Pending' && order.status !== 'Canceled';
  const [paid] = wasPaid
    ? await tx
        .select({ reference: payments.reference })
        .from(payments)
        .where(and(eq(payments.orderId, order.id), isNotNull(payments.capturedAt)))
        .orderBy(asc(payments.capturedAt))
        .limit(1)
    : [];
  return [
    ...orderPartsOf(order).map(({ label, amount }): [string, string] => [label, formatNaira(amount)]),
    [paid ? `Total paid, ${paid.reference}` : totalLabel(order), formatNaira(order.price)],
  ];
}

function totalLabel(order: OrderRow): string {
  return isUnpriced(order) ? 'Total without delivery' : 'Total';
}
