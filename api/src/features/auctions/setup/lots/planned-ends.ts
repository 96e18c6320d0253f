import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { FieldError } from '../../../../http/answers/http-error';
import type { AuctionRow } from '../../auction.table';

type Plan = Pick<AuctionRow, 'closesAt' | 'lotInterval'>;

/** Returns the planned end for a lot number. A lot may have its own end instead. */
export function plannedEnd({ closesAt, lotInterval }: Plan, number: number): Date {
  return new Date(closesAt.getTime() + (number - 1) * lotInterval * 1_000);
}

/** Moves running and future lots from one plan to the next. Lots with bids or an own end stay. */
export async function replanLots(tx: Database, before: AuctionRow, after: AuctionRow): Promise<void> {
  const unmoved =
    before.opensAt.getTime() === after.opensAt.getTime() &&
    before.closesAt.getTime() === after.closesAt.getTime() &&
    before.lotInterval === after.lotInterval;
  if (unmoved) return;
  const closesAt = sql`CASE WHEN closes_at = ${endAt(before, sql`number`)} AND ${hasNoRecord}
    THEN ${endAt(after, sql`number`)} ELSE closes_at END`;
  await refuseLateOpening(tx, after, closesAt);
  await tx.execute(sql`
    UPDATE lots SET opens_at = ${time(after.opensAt)}, closes_at = ${closesAt}
    WHERE auction_id = ${after.id} AND outcome IS NULL
  `);
}

/** The record of a lot begins with its end. After the retraction of the only bid, the count is 0 but the record remains. */
const hasNoRecord = sql`bids = 0 AND NOT EXISTS (SELECT FROM lot_entries WHERE lot_id = lots.id)`;

/** Numbers the lots from 1 in the order of `ids`, which must name all lots of the auction, and plans their ends again. */
export async function placeLots(tx: Database, auction: AuctionRow, ids: readonly string[]): Promise<void> {
  // Takes two steps, because numbers are unique in an auction.
  await tx.execute(sql`UPDATE lots SET number = -number WHERE auction_id = ${auction.id}`);
  await tx.execute(sql`
    UPDATE lots SET number = place, closes_at = CASE
      WHEN closes_at = ${endAt(auction, sql`-number`)} THEN ${endAt(auction, sql`place`)} ELSE closes_at END
    FROM (
      SELECT value::uuid AS lot_id, ordinality::integer AS place
      FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) WITH ORDINALITY
    ) AS places
    WHERE id = lot_id AND auction_id = ${auction.id}
  `);
}

async function refuseLateOpening(tx: Database, { id, opensAt }: AuctionRow, closesAt: SQL): Promise<void> {
  const { rows } = (await tx.execute(sql`
    SELECT number FROM lots
    WHERE auction_id = ${id} AND outcome IS NULL AND ${closesAt} <= ${time(opensAt)}
    ORDER BY number LIMIT 1
  `)) as { rows: { number: number }[] };
  const [lot] = rows;
  if (!lot) return;
  const message = `Lot ${lot.number} has an end of its own, which would be before the opening.`;
  throw new FieldError(422, 'opens_at', message);
}

function endAt({ closesAt, lotInterval }: Plan, number: SQL): SQL {
  return sql`${time(closesAt)} + (${number} - 1) * ${lotInterval}::integer * interval '1 second'`;
}

function time(date: Date): SQL {
  return sql`${date.toISOString()}::timestamptz`;
}
