import type {
  OrderRow as OrderInTable,
  OrderRowsAnswer,
  OrderSort,
} from '@gallery/shared/contract/orders/order';
import type { OrderRowsQuery } from '@gallery/shared/contract/orders/order-input.schema';
import type { OpenRefund, RefundState } from '@gallery/shared/contract/orders/order-status';
import { isCollected } from '@gallery/shared/contract/orders/shipment/collected-order';
import { and, count, eq, type SQL, sql, sum } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { byName } from '../../../db/columns';
import { afterCursor, type ListSort, newestFirst, nextCursor, sortBy } from '../../../http/paging/cursor';
import { readPaged } from '../../../http/paging/paged';
import { buyers } from '../../guests/buyers';
import { buyerIdOfOrders } from '../buyer/buyer';
import { orders } from '../order.table';
import { matchesOrderSearch } from '../reading/search-orders';

export type OrderFilter = Pick<OrderRowsQuery, 'q' | 'status' | 'refund' | 'quote' | 'from' | 'to' | 'sort'>;
type RecordRow = Pick<typeof orders.$inferSelect, 'id' | 'number' | 'status' | 'quoteState' | 'createdAt'> & {
  name: string;
  email: string;
  isGuest: boolean;
  artwork: string;
  amount: number;
  delivery: number;
  refund: RefundState | null;
  openRefund: OpenRefund | null;
  returnRequested: boolean;
  address: string;
  deliverTo: object | null;
};

/** Returns one page of all orders. Throws a 422 for an invalid cursor. */
export async function listOrderRecords(db: Database, query: OrderRowsQuery): Promise<OrderRowsAnswer> {
  const filter = orderCondition(query);
  const counted = await countRows(db, filter, query.q !== undefined);
  const { rows, page } = await readPaged(query, {
    count: async () => counted.total,
    read: ({ limit, offset }) => readRows(db, filter, sorts[query.sort]).limit(limit).offset(offset),
  });
  return { ...page, orders: rows.map(toOrderRow), sum: counted.sum };
}

export async function latestOrders(db: Database, max: number): Promise<OrderInTable[]> {
  return (await readRows(db, undefined, sorts.newest).limit(max)).map(toOrderRow);
}

/** Reads in batches, so that memory holds one batch at a time. */
export async function* allOrderRecords(db: Database, query: OrderFilter): AsyncGenerator<RecordRow> {
  const [filter, order] = [orderCondition(query), sorts[query.sort]];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const rows = await readRows(db, and(filter, afterCursor(cursor, order)), order).limit(batch + 1);
    yield* rows.slice(0, batch);
    cursor = nextCursor(rows, batch, order);
  }
}

const batch = 500;

export function readRows(db: Database, filter: SQL | undefined, sort: ListSort<RecordRow>) {
  return db
    .select({
      id: orders.id,
      number: orders.number,
      name: buyerName,
      email: buyers.email,
      isGuest: buyers.isGuest,
      artwork: orders.artworkName,
      amount: orders.price,
      delivery: orders.delivery,
      status: orders.status,
      quoteState: orders.quoteState,
      refund: worstRefund,
      openRefund,
      returnRequested,
      address: orders.address,
      deliverTo: orders.deliverTo,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .innerJoin(buyers, eq(buyers.id, buyerIdOfOrders))
    .where(filter)
    .orderBy(...sortBy(sort))
    .$dynamic();
}

/** Joins the buyers only for a search, because counting is faster without them. */
async function countRows(db: Database, filter: SQL | undefined, ofBuyers: boolean) {
  const amounts = sum(orders.price).mapWith(Number);
  const counting = db.select({ total: count(), sum: amounts }).from(orders).$dynamic();
  const from = ofBuyers ? counting.innerJoin(buyers, eq(buyers.id, buyerIdOfOrders)) : counting;
  const [counted] = await from.where(filter);
  return { total: counted?.total ?? 0, sum: counted?.sum ?? 0 };
}

/** Returns the worst state of an order's refunds, in the contract's order. */
const worstRefund = sql<RefundState | null>`(
  SELECT (ARRAY['failed', 'waiting', 'asked', 'done'])[
    min(array_position(ARRAY['failed', 'waiting', 'asked', 'done'], made.state))]
  FROM payments JOIN (
    SELECT reference, state FROM refunds UNION ALL SELECT reference, state FROM partial_refunds
  ) AS made USING (reference)
  WHERE payments.order_id = orders.id
)`;

/** Repeats the rule of `refundFieldsOf` in SQL. */
const openRefund = sql<OpenRefund | null>`(
  SELECT CASE WHEN bool_or(part.state = 'returning') THEN 'return'
    WHEN bool_or(whole.state <> 'done' AND orders.status IN ('Canceled', 'Refunded')
      AND coalesce(captured_amount, payments.amount) = payments.amount) THEN 'full'
    WHEN bool_or(part.state IN ('asked', 'waiting', 'failed')) THEN
      CASE WHEN sum(part.amount) FILTER (WHERE part.state <> 'canceled')
        = max(coalesce(captured_amount, payments.amount)) FILTER (WHERE part.id IS NOT NULL)
        THEN 'full' ELSE 'part' END
  END
  FROM payments LEFT JOIN refunds AS whole USING (reference) LEFT JOIN partial_refunds AS part USING (reference)
  WHERE payments.order_id = orders.id
)`;

const returnRequested = sql<boolean>`EXISTS (
  SELECT FROM return_requests WHERE order_id = orders.id AND state = 'requested')`;

const buyerName = sql<string>`(${buyers.firstname} || ' ' || ${buyers.lastname})`;

export const sorts: Record<OrderSort, ListSort<RecordRow>> = {
  newest: newestFirst(orders),
  oldest: { ...newestFirst(orders), name: 'oldest', descending: false },
  'amount-down': byAmount('amount-down', true),
  'amount-up': byAmount('amount-up', false),
  name: {
    name: 'name',
    descending: false,
    value: byName(buyerName),
    id: orders.id,
    key: ({ name }) => name,
    parseKey: (key) => byName(sql`${key}::text`),
  },
};

function byAmount(name: OrderSort, descending: boolean): ListSort<RecordRow> {
  return {
    name,
    descending,
    value: orders.price,
    id: orders.id,
    key: ({ amount }) => String(amount),
    parseKey: (key) => (/^\d{1,12}$/.test(key) ? sql`${key}::bigint` : null),
  };
}

export function orderCondition({ q, status, refund, quote, from, to }: OrderFilter): SQL | undefined {
  return and(
    status && eq(orders.status, status),
    refund && hasRefund(refund),
    quote === 'asked' ? and(eq(orders.status, 'Pending'), eq(orders.quoteState, quote)) : undefined,
    from ? sql`${orders.createdAt} >= ${startOfDay(sql`${from}::date`)}` : undefined,
    to ? sql`${orders.createdAt} < ${startOfDay(sql`(${to}::date + 1)`)}` : undefined,
    q ? matchesOrderSearch(q) : undefined,
  );
}

function hasRefund(refund: NonNullable<OrderFilter['refund']>): SQL {
  if (refund === 'returning') return sql`${openRefund} = 'return'`;
  return refund === 'return-requested' ? returnRequested : sql`${worstRefund} = ${refund}`;
}

/** The first instant of a day in Lagos. */
export function startOfDay(day: SQL): SQL {
  return sql`${day}::timestamp AT TIME ZONE 'Africa/Lagos'`;
}

function toOrderRow({
  id,
  createdAt,
  isGuest,
  openRefund,
  returnRequested,
  ...row
}: RecordRow): OrderInTable {
  const { number, name, email, amount, status, refund, address, deliverTo } = row;
  return {
    _id: id,
    number,
    name,
    email,
    is_guest: isGuest,
    amount,
    status,
    refund,
    open_refund: openRefund,
    return_requested: returnRequested,
    collected: isCollected({ address, deliver_to: deliverTo }),
    delivery_quote: row.quoteState,
    date: createdAt.toISOString(),
  };
}
