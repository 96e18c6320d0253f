import type { Order, OrderRefund } from '@gallery/shared/contract/orders/order';
import type { RefundState } from '@gallery/shared/contract/orders/order-status';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { pictures } from '../../media/picture.table';
import { pictureOf } from '../../media/picture-address';
import { payments, refunds } from '../../payments/payment.table';
import { type OrderRow, orderEvents } from '../order.table';

type PictureRow = typeof pictures.$inferSelect;
type EventRow = typeof orderEvents.$inferSelect;
type PaymentWithRefund = {
  payment: typeof payments.$inferSelect;
  refund: typeof refunds.$inferSelect | null;
};

/** Orders in the field names of the contract, in the order given. */
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
  const made: PaymentWithRefund[] = await db
    .select({ payment: payments, refund: refunds })
    .from(payments)
    .leftJoin(refunds, eq(refunds.reference, payments.reference))
    .where(inArray(payments.orderId, ids))
    .orderBy(asc(payments.createdAt), asc(payments.reference));
  return rows.map((row) =>
    toOrder(row, {
      picture: shown.find(({ hash }) => hash === row.pictureHash) ?? null,
      events: events.filter(({ orderId }) => orderId === row.id),
      made: made.filter(({ payment }) => payment.orderId === row.id),
    }),
  );
}

export async function readOrder(db: Database, row: OrderRow): Promise<Order> {
  const [order] = await readOrders(db, [row]);
  if (!order) throw new Error('The order was not read.');
  return order;
}

type OrderParts = { picture: PictureRow | null; events: EventRow[]; made: PaymentWithRefund[] };

function toOrder(row: OrderRow, { picture, events, made }: OrderParts): Order {
  const own = ownPayment(made);
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
    address: row.address,
    delivery_date: row.deliveryDate,
    reference: (own ?? made.at(-1))?.payment.reference ?? null,
    held_until: row.heldUntil?.toISOString() ?? null,
    confirming:
      row.status === 'Pending' &&
      made.some(({ payment }) => payment.reportedAt !== null && payment.capturedAt === null),
    refund: own?.refund?.state ?? null,
    other_refund: worstOf(made.filter((one) => one !== own).flatMap(({ refund }) => refund ?? [])),
    refunds: refundsOf(made, own),
    created_at: row.createdAt.toISOString(),
    events: events.map(({ status, at }) => ({ status, at: at.toISOString() })),
  };
}

function refundsOf(made: PaymentWithRefund[], own: PaymentWithRefund | undefined): OrderRefund[] {
  return made
    .flatMap((one) => (one.refund ? [{ ...one, refund: one.refund }] : []))
    .toSorted((one, other) => Number(one.refund.createdAt) - Number(other.refund.createdAt))
    .map(({ payment, refund }) => ({
      of: payment.reference === own?.payment.reference ? 'order' : 'other',
      state: refund.state,
      amount: refund.amount,
      currency: payment.capturedCurrency ?? payment.currency,
      paid_with: payment.paidWith,
      asked_at: refund.createdAt.toISOString(),
      accepted_at: refund.acceptedAt?.toISOString() ?? null,
      expected_at: refund.expectedAt?.toISOString() ?? null,
      done_at: refund.doneAt?.toISOString() ?? null,
    }));
}

/** Of the payments with the right amount: the one without a refund, else the first. */
function ownPayment(made: PaymentWithRefund[]): PaymentWithRefund | undefined {
  const right = made
    .filter(({ payment }) => payment.capturedAt !== null && isRightAmount(payment))
    .toSorted((one, other) => Number(one.payment.capturedAt) - Number(other.payment.capturedAt));
  return right.find(({ refund }) => !refund) ?? right[0];
}

function isRightAmount({
  amount,
  capturedAmount,
  currency,
  capturedCurrency,
}: PaymentWithRefund['payment']): boolean {
  return (capturedAmount ?? amount) === amount && (capturedCurrency ?? currency) === currency;
}

function worstOf(made: { state: RefundState }[]): RefundState | null {
  const states = made.map(({ state }) => state);
  return worstFirst.find((state) => states.includes(state)) ?? null;
}

const worstFirst = ['failed', 'waiting', 'asked', 'done'] as const satisfies RefundState[];
