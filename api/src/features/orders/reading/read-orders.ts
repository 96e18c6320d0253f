import type { Order, OrderPaper } from '@gallery/shared/contract/orders/order';
import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { pictureOf, pictures } from '../../media/picture.table';
import { papersOf } from '../../papers/papers-of-order';
import { partialRefunds } from '../../payments/partial-refunds/partial-refund.table';
import { payments, refunds } from '../../payments/payment.table';
import { type OrderRow, orderEvents } from '../order.table';
import type { ReturnRequestRow } from '../return-request.table';
import { deliveryOf, quoteOf, shipmentOf } from './order-parts';
import { type PaymentWithRefunds, refundFieldsOf } from './order-refunds';
import { readReturnRequests, returnFieldsOf } from './return-fields';

type PictureRow = typeof pictures.$inferSelect;
type EventRow = typeof orderEvents.$inferSelect;

/** Maps orders to the contract's field names and keeps their sequence. */
export async function readOrders(db: Database, rows: OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const hashes = rows.flatMap(({ pictureHash }) => pictureHash ?? []);
  const shown =
    hashes.length > 0 ? await db.select().from(pictures).where(inArray(pictures.hash, hashes)) : [];
  const events = await db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, ids))
    .orderBy(asc(orderEvents.id));
  const made = await readPayments(db, ids);
  const papers = await papersOf(db, ids);
  const requests = await readReturnRequests(db, ids);
  return rows.map((row) =>
    toOrder(row, {
      picture: shown.find(({ hash }) => hash === row.pictureHash) ?? null,
      events: events.filter(({ orderId }) => orderId === row.id),
      made: made.filter(({ payment }) => payment.orderId === row.id),
      request: requests.find(({ orderId }) => orderId === row.id),
      papers: papers.filter(({ orderId }) => orderId === row.id).map(({ orderId: _, ...paper }) => paper),
    }),
  );
}

export async function readOrder(db: Database, row: OrderRow): Promise<Order> {
  const [order] = await readOrders(db, [row]);
  if (!order) throw new Error('The order was not read.');
  return order;
}

async function readPayments(db: Database, orderIds: string[]): Promise<PaymentWithRefunds[]> {
  const ofOrders = inArray(payments.orderId, orderIds);
  const rows = await db
    .select({ payment: payments, refund: refunds })
    .from(payments)
    .leftJoin(refunds, eq(refunds.reference, payments.reference))
    .where(ofOrders)
    .orderBy(asc(payments.createdAt), asc(payments.reference));
  const parts = await db
    .select(getTableColumns(partialRefunds))
    .from(partialRefunds)
    .innerJoin(payments, eq(payments.reference, partialRefunds.reference))
    .where(ofOrders)
    .orderBy(asc(partialRefunds.createdAt), asc(partialRefunds.id));
  return rows.map((row) => ({
    ...row,
    parts: parts.filter(({ reference }) => reference === row.payment.reference),
  }));
}

type OrderParts = {
  picture: PictureRow | null;
  events: EventRow[];
  made: PaymentWithRefunds[];
  papers: OrderPaper[];
  request: ReturnRequestRow | undefined;
};

function toOrder(row: OrderRow, { picture, events, made, papers, request }: OrderParts): Order {
  return {
    _id: row.id,
    number: row.number,
    user_id: row.userId,
    status: row.status,
    artwork_id: {
      _id: row.artworkId,
      name_of_artwork: row.artworkName,
      price: row.price,
      img_url: row.imgUrl,
      picture: picture && pictureOf(picture),
    },
    price_parts: row.priceParts,
    delivery: deliveryOf(row),
    delivery_quote: quoteOf(row),
    address: row.address,
    deliver_to: row.deliverTo,
    delivery_date: row.deliveryDate,
    shipment: shipmentOf(row),
    held_until: row.heldUntil?.toISOString() ?? null,
    confirming:
      row.status === 'Pending' &&
      made.some(({ payment }) => payment.reportedAt !== null && payment.capturedAt === null),
    ...refundFieldsOf(row.status, made),
    ...returnFieldsOf(row, events, request),
    papers,
    created_at: row.createdAt.toISOString(),
    events: events.map(({ status, at }) => ({ status, at: at.toISOString() })),
  };
}
