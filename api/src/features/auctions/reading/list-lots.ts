import type { LotsAnswer } from '@gallery/shared/contract/auctions/auction';
import type { LotsQuery } from '@gallery/shared/contract/auctions/bid-input.schema';
import { and, eq, gt, isNull, lte, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { afterCursor, nextCursor, sortBy } from '../../../http/paging/cursor';
import { lotOf } from '../answers/lot-of';
import { lots } from '../lot.table';
import { lotSorts } from './lot-sorts';
import { isPublic, publicLots, readClock } from './public-lots';

/** One page of the public lots. Throws a 422 for an invalid cursor. */
export async function listLots(db: Database, query: LotsQuery): Promise<LotsAnswer> {
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

/** As `lotStateOf` derives it. */
function isInState(state: NonNullable<LotsQuery['state']>, now: Date): SQL | undefined {
  const running = isNull(lots.outcome);
  if (state === 'upcoming') return and(running, gt(lots.opensAt, now));
  if (state === 'open') return and(running, lte(lots.opensAt, now), gt(lots.closesAt, now));
  if (state === 'closing') return and(running, lte(lots.closesAt, now));
  return eq(lots.outcome, state);
}
