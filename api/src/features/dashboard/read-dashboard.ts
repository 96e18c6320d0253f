import type {
  AuctionFigures,
  DashboardAnswer,
  Sales,
  SalesWeek,
} from '@gallery/shared/contract/figures/figures';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { income, isSold, soldOrders } from '../orders/records/given-back';
import { latestOrders } from '../orders/records/order-records';

const maxLatest = 8;

/** Reads figures at `now`, by default the database's time. Days are those of Lagos. */
export async function readDashboard(db: Database, now?: Date): Promise<DashboardAnswer> {
  const instant = now ? sql`${now.toISOString()}::timestamptz` : sql`now()`;
  const clock = sql`(${instant} AT TIME ZONE 'Africa/Lagos')`;
  const periods = await readPeriods(db, clock);
  return {
    today: salesOf(periods.today, periods.yesterday),
    month: salesOf(periods.month, periods.last_month),
    all_time: salesOf(periods.all_time, null),
    weeks: await readWeeks(db, clock),
    latest: await latestOrders(db, maxLatest),
    auctions: await readAuctionFigures(db, { month: inLagos(sql`date_trunc('month', ${clock})`), instant }),
  };
}

type Sum = Pick<Sales, 'amount' | 'count'>;
type Period = 'today' | 'yesterday' | 'month' | 'last_month' | 'all_time';

/** A sale counts at the time of its payment. */
function salesSince(start: SQL): SQL {
  return sql`(
    SELECT ${income} AS price, order_events.at
    FROM ${soldOrders} WHERE order_events.at >= ${start}
  )`;
}

const inLagos = (time: SQL) => sql`((${time}) AT TIME ZONE 'Africa/Lagos')`;

/** Earlier periods end at the same day and time; a shorter last month ends on its last day. */
async function readPeriods(db: Database, clock: SQL): Promise<Record<Period, Sum>> {
  const [day, month] = [sql`date_trunc('day', ${clock})`, sql`date_trunc('month', ${clock})`];
  const lastMonth = sql`${month} - interval '1 month'`;
  const { rows } = (await db.execute(sql`
    WITH periods (period, start, stop) AS (VALUES
      ('today', ${inLagos(day)}, ${inLagos(clock)}),
      ('yesterday', ${inLagos(sql`${day} - interval '1 day'`)}, ${inLagos(sql`${clock} - interval '1 day'`)}),
      ('month', ${inLagos(month)}, ${inLagos(clock)}),
      ('last_month', ${inLagos(lastMonth)}, ${inLagos(sql`${clock} - interval '1 month'`)})
    )
    SELECT period, coalesce(sum(price), 0)::float AS amount, count(price)::int AS count
    FROM periods LEFT JOIN ${salesSince(inLagos(sql`least(${lastMonth}, ${day} - interval '1 day')`))} AS sales
      ON sales.at BETWEEN start AND stop
    GROUP BY period
    UNION ALL SELECT 'all_time', coalesce(sum(${income}), 0)::float, count(*)::int FROM orders WHERE ${isSold}
  `)) as { rows: (Sum & { period: Period })[] };
  const sums = rows.map(({ period, amount, count }) => [period, { amount, count }]);
  return Object.fromEntries(sums) as Record<Period, Sum>;
}

async function readWeeks(db: Database, clock: SQL): Promise<SalesWeek[]> {
  const first = sql`date_trunc('week', ${clock}) - interval '12 weeks'`;
  const { rows } = (await db.execute(sql`
    SELECT to_char(monday, 'YYYY-MM-DD') AS starts_on, coalesce(sum(price), 0)::float AS amount,
      count(price)::int AS count
    FROM generate_series(${first}, ${clock}, interval '1 week') AS monday
    LEFT JOIN ${salesSince(inLagos(first))} AS sales
      ON date_trunc('week', sales.at AT TIME ZONE 'Africa/Lagos') = monday
    GROUP BY monday ORDER BY monday
  `)) as { rows: SalesWeek[] };
  return rows;
}

function salesOf({ amount, count }: Sum, before: Sum | null): Sales {
  const change = before && before.amount > 0 ? (amount - before.amount) / before.amount : null;
  return { amount, count, change };
}

type Row = { amount: number; count: number; waiting: number };

/** `month` is the start of the present month, `instant` the present time. */
async function readAuctionFigures(
  db: Database,
  { month, instant }: { month: SQL; instant: SQL },
): Promise<AuctionFigures> {
  const { rows } = (await db.execute(sql`
    SELECT
      (SELECT coalesce(sum(price), 0)::float FROM lots WHERE outcome = 'sold' AND ended_at >= ${month}) AS amount,
      (SELECT count(*)::int FROM lots WHERE outcome = 'sold' AND ended_at >= ${month}) AS count,
      (
        SELECT count(*)::int FROM bidders JOIN auctions ON auctions.id = bidders.auction_id
        WHERE bidders.state = 'waiting' AND auctions.published_at IS NOT NULL
          AND EXISTS (SELECT FROM lots WHERE lots.auction_id = auctions.id AND outcome IS NULL)
      ) AS waiting
  `)) as { rows: Row[] };
  const [row] = rows;
  if (!row) throw new Error('The database did not answer the figures of the auctions.');
  const { amount, count, waiting } = row;
  const waiting_in = waiting > 0 ? await readWaiting(db) : null;
  return { month: { amount, count }, running: await readRunning(db, instant), waiting, waiting_in };
}

/** Returns the auction where most bidders wait for staff. */
async function readWaiting(db: Database): Promise<AuctionFigures['waiting_in']> {
  const { rows } = (await db.execute(sql`
    SELECT auctions.id AS _id, auctions.title FROM bidders JOIN auctions ON auctions.id = bidders.auction_id
    WHERE bidders.state = 'waiting' AND auctions.published_at IS NOT NULL
      AND EXISTS (SELECT FROM lots WHERE lots.auction_id = auctions.id AND outcome IS NULL)
    GROUP BY auctions.id ORDER BY count(*) DESC, auctions.opens_at LIMIT 1
  `)) as { rows: { _id: string; title: string }[] };
  return rows[0] ?? null;
}

type Running = NonNullable<AuctionFigures['running']>;

async function readRunning(db: Database, instant: SQL): Promise<Running | null> {
  const { rows } = (await db.execute(sql`
    SELECT auctions.id AS _id, auctions.title, count(*)::int AS lots,
      count(lots.outcome)::int AS ended, sum(lots.bids)::int AS bids
    FROM auctions JOIN lots ON lots.auction_id = auctions.id
    WHERE auctions.published_at IS NOT NULL AND auctions.opens_at <= ${instant}
    GROUP BY auctions.id
    HAVING count(*) > count(lots.outcome)
    ORDER BY min(lots.closes_at) FILTER (WHERE lots.outcome IS NULL)
    LIMIT 1
  `)) as { rows: Running[] };
  return rows[0] ?? null;
}
