import type { LotSort, LotsAnswer } from '@gallery/shared/contract/auctions/auction';
import type { LotsQuery } from '@gallery/shared/contract/auctions/bid-input.schema';
import { and, eq, gt, isNull, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { afterCursor, type ListSort, nextCursor, sortBy } from '../../../http/paging/cursor';
import { chosenForAuction } from '../../artworks/places/landing-works';
import { lotOf } from '../answers/lot-of';
import { type LotRow, lots } from '../lot.table';
import { isPublic, publicLots, readClock } from './public-lots';

/** An offset that sorts ended lots after all others. */
const afterRunning = 100_000_000_000_000;

const lotSorts: Record<LotSort, ListSort<LotRow>> = {
  number: byNumber('number', { value: lots.number, key: ({ number }) => number }),
  ending: byNumber('ending', {
    value: sql`(extract(epoch FROM ${lots.closesAt}) * 1000)::bigint
      + CASE WHEN ${lots.outcome} IS NULL THEN 0 ELSE ${sql.raw(String(afterRunning))} END`,
    key: ({ closesAt, outcome }) => closesAt.getTime() + (outcome === null ? 0 : afterRunning),
  }),
  'price-up': byNumber('price-up', { value: currentPrice(), key: priceOf }),
  'price-down': byNumber('price-down', { value: currentPrice(), key: priceOf }, true),
};

function byNumber(
  name: LotSort,
  { value, key }: { value: SQLWrapper; key: (row: LotRow) => number },
  descending = false,
): ListSort<LotRow> {
  return {
    name,
    descending,
    value,
    id: lots.id,
    key: (row) => String(key(row)),
    parseKey: (text) => (/^\d{1,15}$/.test(text) ? sql`${text}::bigint` : null),
  };
}

function currentPrice() {
  return sql`CASE WHEN ${lots.price} = 0 THEN ${lots.startingPrice} ELSE ${lots.price} END`;
}

function priceOf({ price, startingPrice }: LotRow): number {
  return price === 0 ? startingPrice : price;
}

/** Returns one page of public lots. Throws a 422 for an invalid cursor. */
export async function listLots(db: Database, query: LotsQuery): Promise<LotsAnswer> {
  const { place, ...rest } = query;
  const artwork = place && (await chosenForAuction(db));
  const chosen = artwork ? await readLots(db, { ...rest, artwork }) : null;
  return chosen?.lots.length ? chosen : readLots(db, rest);
}

async function readLots(db: Database, query: Omit<LotsQuery, 'place'>): Promise<LotsAnswer> {
  const { auction, artwork, state, limit, cursor } = query;
  const sort = lotSorts[query.sort];
  const { now, position } = await readClock(db);
  const rows = await publicLots(db)
    .where(
      and(
        isPublic,
        auction ? eq(lots.auctionId, auction) : undefined,
        artwork ? eq(lots.artworkId, artwork) : undefined,
        state && isInState(state, now),
        afterCursor(cursor, sort),
      ),
    )
    .orderBy(...sortBy(sort))
    .limit(limit + 1);
  const next = nextCursor(
    rows.map(({ lot }) => lot),
    limit,
    sort,
  );
  return {
    lots: rows.slice(0, limit).map((row) => lotOf(row, { steps: row.steps, now })),
    next,
    now: now.toISOString(),
    stream_position: position,
  };
}

/** Repeats the rule of `lotStateOf` in SQL. */
function isInState(state: NonNullable<LotsQuery['state']>, now: Date): SQL | undefined {
  const running = isNull(lots.outcome);
  if (state === 'upcoming') return and(running, gt(lots.opensAt, now));
  if (state === 'open') return and(running, lte(lots.opensAt, now), gt(lots.closesAt, now));
  if (state === 'closing') return and(running, lte(lots.closesAt, now));
  return eq(lots.outcome, state);
}
