import type {
  OrderRow as OrderInTable,
  OrderRowsAnswer,
  OrderSort,
} from '@gallery/shared/contract/orders/order';
import type { OrderRowsQuery } from '@gallery/shared/contract/orders/order-input.schema';
import type { RefundState } from '@gallery/shared/contract/orders/order-status';
import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { byName } from '../../../db/columns';
import { afterCursor, type ListSort, newestFirst, nextCursor, sortBy } from '../../../http/paging/cursor';
import { readPaged } from '../../../http/paging/paged';
import { users } from '../../users/user.table';
import { orders } from '../order.table';

export type OrderFilter = Pick<OrderRowsQuery, 'q' | 'status' | 'refund' | 'from' | 'to' | 'sort'>;
type RecordRow = Pick<typeof orders.$inferSelect, 'id' | 'number' | 'status' | 'createdAt'> & {
  name: string;
  email: string;
  artwork: string;
  amount: number;
  refund: RefundState | null;
};

/** One page of all orders. Throws a 422 for an invalid cursor. */
export async function listOrderRecords(db: Database, query: OrderRowsQuery): Promise<OrderRowsAnswer> {
  const filter = filterOf(query);
  const { rows, page } = await readPaged(query, {
    count: () => countRows(db, filter, query.q !== undefined),
    read: ({ limit, offset }) => readRows(db, filter, query.sort).limit(limit).offset(offset),
  });
  return { ...page, orders: rows.map(toOrderRow) };
}

export async function latestOrders(db: Database, max: number): Promise<OrderInTable[]> {
  return (await readRows(db, undefined, 'newest').limit(max)).map(toOrderRow);
}

/** Reads in batches: however many orders there are, memory holds one batch. */
export async function* allOrderRecords(db: Database, query: OrderFilter): AsyncGenerator<RecordRow> {
  const [filter, order] = [filterOf(query), sorts[query.sort]];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const rows = await readRows(db, and(filter, afterCursor(cursor, order)), query.sort).limit(batch + 1);
    yield* rows.slice(0, batch);
    cursor = nextCursor(rows, batch, order);
  }
}

const batch = 500;

function readRows(db: Database, filter: SQL | undefined, sort: OrderSort) {
  return db
    .select({
      id: orders.id,
      number: orders.number,
      name: buyerName,
      email: users.email,
      artwork: orders.artworkName,
      amount: orders.price,
      status: orders.status,
      refund: worstRefund,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(filter)
    .orderBy(...sortBy(sorts[sort]))
    .$dynamic();
}

/** Only a search joins the buyers. */
async function countRows(db: Database, filter: SQL | undefined, ofBuyers: boolean): Promise<number> {
  const counting = db.select({ total: count() }).from(orders).$dynamic();
  const from = ofBuyers ? counting.innerJoin(users, eq(users.id, orders.userId)) : counting;
  const [counted] = await from.where(filter);
  return counted?.total ?? 0;
}

/** The worst of an order's refunds, in the contract's order. */
const worstRefund = sql<RefundState | null>`(
  SELECT (ARRAY['failed', 'waiting', 'asked', 'done'])[
    min(array_position(ARRAY['failed', 'waiting', 'asked', 'done'], refunds.state))]
  FROM refunds JOIN payments USING (reference) WHERE payments.order_id = orders.id
)`;

const buyerName = sql<string>`(${users.firstname} || ' ' || ${users.lastname})`;

const sorts: Record<OrderSort, ListSort<RecordRow>> = {
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
    ...{ name, descending, value: orders.price, id: orders.id },
    key: ({ amount }) => String(amount),
    parseKey: (key) => (/^\d{1,12}$/.test(key) ? sql`${key}::bigint` : null),
  };
}

/** `search_text` is normalized by the database (migrations/0015), and so is `q`; each word must be in it. */
function filterOf({ q, status, refund, from, to }: OrderFilter): SQL | undefined {
  const text = sql`(users.search_text || ' ' || orders.search_text || ' ' || orders.number)`;
  const patterns = sql`ARRAY(SELECT '%' || word || '%' FROM unnest(normalize_words(${q})) AS word)`;
  return and(
    status && eq(orders.status, status),
    refund ? sql`${worstRefund} = ${refund}` : undefined,
    from ? sql`${orders.createdAt} >= ${startOfDay(sql`${from}::date`)}` : undefined,
    to ? sql`${orders.createdAt} < ${startOfDay(sql`(${to}::date + 1)`)}` : undefined,
    q ? sql`${text} LIKE ALL (${patterns})` : undefined,
  );
}

function startOfDay(day: SQL): SQL {
  return sql`${day}::timestamp AT TIME ZONE 'Africa/Lagos'`;
}

function toOrderRow({ id, number, name, email, amount, status, refund, createdAt }: RecordRow): OrderInTable {
  return { _id: id, number, name, email, amount, status, refund, date: createdAt.toISOString() };
}
