import { isOnGrid } from '@gallery/shared/auction/increments';
import type { ChangeAuctionLotInput } from '@gallery/shared/contract/auction-setup/auction-input.schema';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { FieldError, HttpError } from '../../../../http/answers/http-error';
import { nextVersion } from '../../../../http/requests/stale-edit';
import { changesOf } from '../../../audit/changes-of';
import { recordAudit } from '../../../audit/record-audit';
import type { AuctionRow } from '../../auction.table';
import { type LotRow, lots } from '../../lot.table';
import { lastEntry } from '../../record/append-entry';
import { type LockedAuction, lockAuction } from '../lock-auction';
import { gridMessage } from '../readiness/missing-parts';
import { noLotMessage } from '../setup-deps';
import { incrementsOf } from '../terms/terms-versions';
import { findAuctionLot } from './auction-lots';
import { plannedEnd } from './planned-ends';

/** After the opening, only a later end is allowed. Throws a 404, a 409, or a 422. */
export async function changeLot(
  db: Database,
  { auctionId, lotId }: { auctionId: string; lotId: string },
  input: ChangeAuctionLotInput,
  by: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockAuction(tx, auctionId);
    const lot = await lockLotOfAuction(tx, auctionId, lotId);
    const columns = await nextVersion(lot, {
      version: input.version,
      columns: columnsOf(input, lot, locked.auction),
      current: async () => ({ lot: await findAuctionLot(tx, lotId) }),
    });
    if (!columns) return;
    if (locked.phase === 'open') {
      refuseAfterOpening(locked, lot, columns);
      await refuseNewEnd(tx, lot, columns.closesAt);
    } else await refuseAmounts(tx, locked.auction, input);
    refuseEarlyEnd(lot, columns.closesAt);
    const [changed] = await tx.update(lots).set(columns).where(eq(lots.id, lotId)).returning();
    if (!changed) throw new Error('A lot was changed without its lock.');
    const changes = changesOf(auditFields(lot), auditFields(changed));
    const change = { subject: 'auction', subjectId: auctionId, action: `Lot ${lot.number} changed` } as const;
    if (changes) await recordAudit(tx, { ...change, ...changes, by });
  });
}

/** Bids on the lot wait until the transaction ends. Throws a 404. */
export async function lockLotOfAuction(tx: Database, auctionId: string, lotId: string): Promise<LotRow> {
  const isIt = and(eq(lots.id, lotId), eq(lots.auctionId, auctionId));
  const [lot] = await tx.select().from(lots).where(isIt).for('update');
  if (!lot) throw new HttpError(404, noLotMessage);
  return lot;
}

const hourMs = 3_600_000;

/** Bids depend on every field but a later end. */
function refuseAfterOpening({ now }: LockedAuction, lot: LotRow, columns: Partial<LotRow>): void {
  if (lot.outcome) throw new HttpError(409, `Lot ${lot.number} has ended.`);
  const { closesAt = lot.closesAt, version: _version, ...others } = columns;
  if (Object.entries(others).some(([name, value]) => value !== lot[name as keyof LotRow]))
    throw new HttpError(409, 'Bidding has opened: only a later end can be set.');
  const isLastHour = lot.closesAt.getTime() - now.getTime() < hourMs;
  const message = isLastHour
    ? `Lot ${lot.number} ends within the hour: its end stays.`
    : 'Bidding has opened: an end can only be moved later.';
  if (isLastHour || closesAt < lot.closesAt) throw new FieldError(409, 'closes_at', message);
}

/** The record of a lot begins with its end; from then on, only bids and retractions change it. */
async function refuseNewEnd(tx: Database, lot: LotRow, closesAt = lot.closesAt): Promise<void> {
  if (closesAt.getTime() === lot.closesAt.getTime() || !(await lastEntry(tx, lot.id))) return;
  const message = `There are bids on lot ${lot.number}: its end stays.`;
  throw new FieldError(409, 'closes_at', message);
}

/** Throws a 422 for each amount that is not on the auction's grid. */
async function refuseAmounts(tx: Database, auction: AuctionRow, input: ChangeAuctionLotInput): Promise<void> {
  const steps = await incrementsOf(tx, auction.incrementsVersion);
  const errors = (['start', 'reserve'] as const)
    .filter((name) => !isOnGrid(steps, input[name]))
    .map((name) => [name, gridMessage(steps, input[name])] as const);
  const [first] = errors;
  if (first) throw new HttpError(422, first[1], Object.fromEntries(errors));
}

function refuseEarlyEnd({ opensAt }: LotRow, closesAt?: Date): void {
  if (!closesAt || closesAt > opensAt) return;
  const message = 'The lot must end after bidding opens';
  throw new FieldError(422, 'closes_at', message);
}

function columnsOf(input: ChangeAuctionLotInput, lot: LotRow, auction: AuctionRow) {
  return {
    estimateLow: input.estimate_low,
    estimateHigh: input.estimate_high,
    startingPrice: input.start,
    reserve: input.reserve,
    closesAt: input.closes_at ? new Date(input.closes_at) : plannedEnd(auction, lot.number),
  };
}

function auditFields(lot: LotRow) {
  return {
    estimate: `${lot.estimateLow ?? ''} to ${lot.estimateHigh ?? ''}`,
    start: lot.startingPrice,
    reserve: lot.reserve,
    end: lot.closesAt.toISOString(),
  };
}
