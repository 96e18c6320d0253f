import type { Auction, AuctionAnswer } from '@gallery/shared/contract/auctions/auction';
import { idPattern } from '@gallery/shared/domain/id';
import { and, asc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { artworks } from '../../artworks/artwork.table';
import { type AuctionRow, auctions } from '../auction.table';
import { lots } from '../lot.table';
import { readClock } from './public-lots';

const maxAuctions = 100;

/** Returns published auctions, earliest opening first. Beyond the limit, returns the latest ones. */
export async function listAuctions(db: Database): Promise<{ auctions: Auction[]; now: string }> {
  const { now } = await readClock(db);
  const rows = await summaries(db, isNotNull(auctions.publishedAt))
    .orderBy(sql`${auctions.opensAt} DESC`, asc(auctions.id))
    .limit(maxAuctions);
  return { auctions: rows.toReversed().map((row) => auctionOf(row, now)), now: now.toISOString() };
}

/** Throws a 404 unless the auction is published. */
export async function readAuction(db: Database, id: string): Promise<AuctionAnswer> {
  const { now } = await readClock(db);
  return { auction: await findAuction(db, id, now), now: now.toISOString() };
}

/** Does the same at a time that the caller has read. */
export async function findAuction(db: Database, id: string, now: Date): Promise<Auction> {
  const [row] = idPattern.test(id)
    ? await summaries(db, and(eq(auctions.id, id), isNotNull(auctions.publishedAt)))
    : [];
  if (!row) throw new HttpError(404, 'No auction with this id.');
  return auctionOf(row, now);
}

function summaries(db: Database, which: SQL | undefined) {
  return db
    .select({
      auction: auctions,
      lots: sql`count(${artworks.id})`.mapWith(Number),
      ended: sql`count(${artworks.id}) FILTER (WHERE ${lots.outcome} IS NOT NULL)`.mapWith(Number),
      sold: sql`count(${artworks.id}) FILTER (WHERE ${lots.outcome} = 'sold')`.mapWith(Number),
      hammer: sql`coalesce(sum(${lots.price}) FILTER (WHERE ${lots.outcome} = 'sold'), 0)`.mapWith(Number),
      first: sql`coalesce(min(${lots.closesAt}), ${auctions.closesAt})`.mapWith(lots.closesAt),
      last: sql`coalesce(max(${lots.closesAt}), ${auctions.closesAt})`.mapWith(lots.closesAt),
    })
    .from(auctions)
    .leftJoin(lots, eq(lots.auctionId, auctions.id))
    .leftJoin(
      artworks,
      and(eq(artworks.id, lots.artworkId), or(isNull(artworks.archivedAt), isNotNull(lots.outcome))),
    )
    .where(which)
    .groupBy(auctions.id)
    .$dynamic();
}

type Summary = Awaited<ReturnType<typeof summaries>>[number];

function auctionOf({ auction, first, last, ...figures }: Summary, now: Date): Auction {
  return {
    _id: auction.id,
    title: auction.title,
    state: stateOf(auction, figures, now),
    viewing: auction.viewing,
    opens_at: auction.opensAt.toISOString(),
    first_closes_at: first.toISOString(),
    last_closes_at: last.toISOString(),
    ...figures,
  };
}

function stateOf(
  { opensAt, closesAt }: AuctionRow,
  { lots: all, ended }: Pick<Summary, 'lots' | 'ended'>,
  now: Date,
): Auction['state'] {
  if (now < opensAt) return 'upcoming';
  const isOver = all > 0 ? ended === all : now >= closesAt;
  return isOver ? 'ended' : 'running';
}
