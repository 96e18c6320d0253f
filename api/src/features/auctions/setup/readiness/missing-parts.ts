import { gridNeighbours, type IncrementStep, isOnGrid } from '@gallery/shared/auction/increments';
import type { MissingPart } from '@gallery/shared/contract/auction-setup/auction-setup';
import { formatNaira, groupDigits } from '@gallery/shared/domain/money';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { HttpError } from '../../../../http/answers/http-error';
import { artworks } from '../../../artworks/artwork.table';
import { artworkClaims } from '../../../artworks/availability/availability.table';
import type { AuctionRow } from '../../auction.table';
import { type LotRow, lots } from '../../lot.table';
import { incrementsOf } from '../terms/terms-versions';

/** Lists what an auction lacks before its publication, as sentences for staff. */
export async function missingParts(db: Database, auction: AuctionRow, now: Date): Promise<MissingPart[]> {
  const steps = await incrementsOf(db, auction.incrementsVersion);
  const rows = await db
    .select({ lot: lots, work: artworks, claim: artworkClaims })
    .from(lots)
    .innerJoin(artworks, eq(artworks.id, lots.artworkId))
    .leftJoin(artworkClaims, eq(artworkClaims.artworkId, lots.artworkId))
    .where(and(eq(lots.auctionId, auction.id), isNull(lots.outcome)))
    .orderBy(asc(lots.number));
  return [
    ...(rows.length === 0 ? [part('lots', 'There is no lot yet.')] : []),
    ...(auction.opensAt <= now ? [part('opening', 'Bidding must open in the future.')] : []),
    ...rows.flatMap((row) => missingOfLot(row, steps)),
  ];
}

/** Throws a 409 that names what is missing. */
export async function refuseUnready(tx: Database, auction: AuctionRow, now: Date): Promise<void> {
  const missing = await missingParts(tx, auction, now);
  const [first, ...others] = missing;
  if (!first) return;
  const more = others.length > 0 ? ` And ${others.length} more.` : '';
  throw new HttpError(409, `${first.message}${more}`, undefined, { missing });
}

type Work = Pick<typeof artworks.$inferSelect, 'id' | 'name' | 'condition' | 'availability' | 'archivedAt'>;
type Claim = typeof artworkClaims.$inferSelect;
type Row = { lot: LotRow; work: Work; claim: Claim | null };

function missingOfLot({ lot, work, claim }: Row, steps: readonly IncrementStep[]): MissingPart[] {
  const of = { _id: lot.id, number: lot.number, artwork_id: work.id };
  const name = `Lot ${lot.number}, ${work.name}`;
  const taken = takenBy(lot, work, claim);
  const hasEstimate = lot.estimateLow !== null && lot.estimateHigh !== null;
  return [
    ...(hasEstimate ? [] : [part('estimate', `Lot ${lot.number}: its estimate is missing.`, of)]),
    ...(isOnGrid(steps, lot.startingPrice)
      ? []
      : [part('start', offGrid(lot.number, 'start', lot.startingPrice), of)]),
    ...reserveParts(lot, steps).map((message) => part('reserve', message, of)),
    ...(lot.closesAt > lot.opensAt ? [] : [part('end', `Lot ${lot.number} ends before it opens.`, of)]),
    ...(work.condition?.trim()
      ? []
      : [part('condition', `${name}: nothing is said about its condition.`, of)]),
    ...(taken ? [part('availability', `${name}: ${taken}`, of)] : []),
  ];
}

function reserveParts({ number, reserve, startingPrice }: LotRow, steps: readonly IncrementStep[]): string[] {
  if (reserve === 0) return [];
  if (reserve < startingPrice) return [`Lot ${number}: the reserve is below the start.`];
  return isOnGrid(steps, reserve) ? [] : [offGrid(number, 'reserve', reserve)];
}

function offGrid(number: number, what: 'start' | 'reserve', amount: number): string {
  return `Lot ${number}: the ${what} of ${formatNaira(amount)} is not on the grid of increments.`;
}

function takenBy(lot: LotRow, work: Work, claim: Claim | null): string | null {
  if (work.archivedAt) return 'the work is no longer in the collection.';
  if (work.availability === 'sold') return 'the work is sold.';
  if (claim?.by === 'order') return 'the work is held for an order.';
  return claim && claim.claimId !== lot.id ? 'the work is in another lot.' : null;
}

function part(kind: MissingPart['kind'], message: string, lot: MissingPart['lot'] = null): MissingPart {
  return { kind, message, lot };
}

/** For example 'Not on the grid: 1,100,000 or 1,200,000'. */
export function gridMessage(steps: readonly IncrementStep[], amount: number): string {
  const { below, above } = gridNeighbours(steps, amount);
  const points = [below, above].filter((point) => point !== null && point > 0);
  return `Not on the grid: ${points.map((point) => groupDigits(point ?? 0)).join(' or ')}`;
}
