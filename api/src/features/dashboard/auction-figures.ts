import type { AuctionFigures } from '@gallery/shared/contract/orders/dashboard';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';

type Row = { amount: number; count: number; waiting: number };

/** `month` is the beginning of the running month, `instant` the present time. */
export async function readAuctionFigures(
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
  return { month: { amount, count }, running: await readRunning(db, instant), waiting };
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
