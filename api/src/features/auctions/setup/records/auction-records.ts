import type {
  AuctionRecord,
  AuctionRecordAnswer,
  AuctionRecordsAnswer,
  TakenWork,
} from '@gallery/shared/contract/auction-setup/auction-setup';
import type { ListQuery } from '@gallery/shared/contract/fields/list.schema';
import { desc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { HttpError } from '../../../../http/answers/http-error';
import { readPaged } from '../../../../http/paging/paged';
import { listAudit } from '../../../audit/list-audit';
import { type AuctionRow, auctions, firstAuctionId } from '../../auction.table';
import { databaseTime } from '../../locking/database-time';
import { lots } from '../../lot.table';
import { readAuctionLots } from '../lots/auction-lots';
import { missingParts } from '../readiness/missing-parts';
import { noAuctionMessage } from '../setup-deps';

/** Returns all auctions, latest opening first. The previous release's draft is included while it has lots. */
export async function listAuctionRecords(db: Database, query: ListQuery): Promise<AuctionRecordsAnswer> {
  const now = await databaseTime(db);
  const { rows, page } = await readPaged(query, {
    count: () => db.$count(auctions, isShown),
    read: ({ limit, offset }) =>
      recordsOf(db)
        .where(isShown)
        .orderBy(desc(auctions.opensAt), desc(auctions.id))
        .limit(limit)
        .offset(offset),
  });
  return { auctions: rows.map((row) => recordOf(row, now)), ...page };
}

const isShown = or(
  ne(auctions.id, firstAuctionId),
  sql`EXISTS (SELECT 1 FROM lots WHERE lots.auction_id = ${firstAuctionId})`,
);

/** Throws a 404 for an unknown id. */
export async function findAuctionRecord(db: Database, id: string): Promise<AuctionRecord> {
  const [row] = await recordsOf(db).where(eq(auctions.id, id));
  if (!row) throw new HttpError(404, noAuctionMessage);
  return recordOf(row, await databaseTime(db));
}

/** Returns an auction with its lots in order, and what a draft lacks. Throws a 404. */
export async function readAuctionRecord(db: Database, id: string): Promise<AuctionRecordAnswer> {
  const [row] = await recordsOf(db).where(eq(auctions.id, id));
  if (!row) throw new HttpError(404, noAuctionMessage);
  const now = await databaseTime(db);
  return {
    auction: recordOf(row, now),
    lots: await readAuctionLots(db, row.auction, now),
    missing: row.auction.publishedAt ? [] : await missingParts(db, row.auction, now),
    audit: await listAudit(db, 'auction', id),
    taken: await takenWorks(db),
    now: now.toISOString(),
  };
}

/** Returns the works of all lots that have not ended, including those of drafts. */
function takenWorks(db: Database): Promise<TakenWork[]> {
  return db
    .select({
      artwork_id: lots.artworkId,
      auction_id: auctions.id,
      auction: auctions.title,
      number: lots.number,
    })
    .from(lots)
    .innerJoin(auctions, eq(auctions.id, lots.auctionId))
    .where(isNull(lots.outcome));
}

/** Subqueries compute each auction's figures over all its lots, so that no lot counts twice. */
function recordsOf(db: Database) {
  const ofLots = (figure: ReturnType<typeof sql>) =>
    sql<number>`(SELECT ${figure} FROM lots WHERE lots.auction_id = auctions.id)`.mapWith(Number);
  return db
    .select({
      auction: auctions,
      lots: ofLots(sql`count(*)`),
      ended: ofLots(sql`count(*) FILTER (WHERE lots.outcome IS NOT NULL)`),
      sold: ofLots(sql`count(*) FILTER (WHERE lots.outcome = 'sold')`),
      hammer: ofLots(sql`coalesce(sum(lots.price) FILTER (WHERE lots.outcome = 'sold'), 0)`),
      waiting: sql<number>`(
        SELECT count(*) FROM bidders WHERE bidders.auction_id = auctions.id AND bidders.state = 'waiting'
      )`.mapWith(Number),
    })
    .from(auctions);
}

type RecordRow = Awaited<ReturnType<typeof recordsOf>>[number];

function recordOf({ auction, ...figures }: RecordRow, now: Date): AuctionRecord {
  return {
    _id: auction.id,
    title: auction.title,
    state: stateOf(auction, figures, now),
    viewing: auction.viewing,
    opens_at: auction.opensAt.toISOString(),
    closes_at: auction.closesAt.toISOString(),
    lot_interval: auction.lotInterval,
    approval_from: auction.approvalFrom,
    delivery_fee: auction.deliveryFee,
    increments_version: auction.incrementsVersion,
    premium_version: auction.premiumVersion,
    conditions_version: auction.conditionsVersion,
    published_at: auction.publishedAt?.toISOString() ?? null,
    version: auction.version,
    ...figures,
  };
}

function stateOf(
  { publishedAt, opensAt }: AuctionRow,
  { lots, ended }: { lots: number; ended: number },
  now: Date,
): AuctionRecord['state'] {
  if (!publishedAt) return 'draft';
  if (now < opensAt) return 'upcoming';
  return ended === lots ? 'ended' : 'running';
}
