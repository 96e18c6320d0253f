import { randomUUID } from 'node:crypto';
import type {
  AuctionInput,
  ChangeAuctionInput,
} from '@gallery/shared/contract/auction-setup/auction-input.schema';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { FieldError, HttpError } from '../../../../http/answers/http-error';
import { nextVersion } from '../../../../http/requests/stale-edit';
import { changesOf } from '../../../audit/changes-of';
import { recordAudit } from '../../../audit/record-audit';
import { type AuctionRow, auctions } from '../../auction.table';
import { type LockedAuction, lockAuction } from '../lock-auction';
import { replanLots } from '../lots/planned-ends';
import { refuseUnready } from '../readiness/missing-parts';
import { refuseUnknownTerms } from '../terms/terms-versions';
import { findAuctionRecord } from './auction-records';

/** Returns the draft's id. Throws a 422 for unknown versions of terms. */
export async function createAuction(db: Database, input: AuctionInput, by: string): Promise<string> {
  const id = randomUUID();
  await db.transaction(async (tx) => {
    await refuseUnknownTerms(tx, input);
    await tx.insert(auctions).values({ id, ...columnsOf(input) });
    const created = { subject: 'auction', subjectId: id, action: 'Auction created' } as const;
    await recordAudit(tx, { ...created, to: input.title, by });
  });
  return id;
}

/** Lots follow the new plan, except those with an own end. Throws a 404, a 409, or a 422. */
export async function changeAuction(
  db: Database,
  id: string,
  input: ChangeAuctionInput,
  by: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockAuction(tx, id);
    const { auction, phase } = locked;
    const columns = await nextVersion(auction, {
      version: input.version,
      columns: columnsOf(input),
      current: async () => ({ auction: await findAuctionRecord(tx, id) }),
    });
    if (!columns) return;
    if (phase === 'open') refuseAfterOpening(locked, columns);
    await refuseUnknownTerms(tx, input);
    const [changed] = await tx.update(auctions).set(columns).where(eq(auctions.id, id)).returning();
    if (!changed) throw new Error('An auction was changed without its lock.');
    await replanLots(tx, auction, changed);
    if (phase === 'published') await refuseUnready(tx, changed, locked.now);
    const changes = changesOf(auditFields(auction), auditFields(changed));
    const change = { subject: 'auction', subjectId: id, action: 'Auction changed' } as const;
    if (changes) await recordAudit(tx, { ...change, ...changes, by });
  });
}

const hourMs = 3_600_000;
const frozenMessage = 'Bidding has opened: only the title, the viewing and a later end can be changed.';

/** Bids depend on all other fields. */
function refuseAfterOpening({ auction, now }: LockedAuction, columns: Partial<AuctionRow>): void {
  const free = { title: auction.title, viewing: auction.viewing, version: auction.version };
  const { closesAt = auction.closesAt, ...others } = { ...columns, ...free };
  const frozen = Object.entries(others).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(auction[name as keyof AuctionRow]),
  );
  if (frozen) throw new HttpError(409, frozenMessage);
  if (closesAt.getTime() === auction.closesAt.getTime()) return;
  const message =
    auction.closesAt.getTime() - now.getTime() < hourMs
      ? 'The first lot ends within the hour: its end stays.'
      : 'Bidding has opened: an end can only be moved later.';
  if (closesAt < auction.closesAt || auction.closesAt.getTime() - now.getTime() < hourMs) {
    throw new FieldError(409, 'closes_at', message);
  }
}

function columnsOf(input: AuctionInput) {
  return {
    title: input.title,
    viewing: input.viewing,
    opensAt: new Date(input.opens_at),
    closesAt: new Date(input.closes_at),
    lotInterval: input.lot_interval,
    approvalFrom: input.approval_from,
    deliveryFee: input.delivery_fee,
    incrementsVersion: input.increments_version,
    premiumVersion: input.premium_version,
    conditionsVersion: input.conditions_version,
  };
}

function auditFields(auction: AuctionRow) {
  const { title, viewing, opensAt, closesAt, lotInterval, approvalFrom, deliveryFee } = auction;
  return {
    title,
    viewing,
    opening: opensAt.toISOString(),
    'first end': closesAt.toISOString(),
    'seconds between lots': lotInterval,
    'approval from': approvalFrom,
    delivery: deliveryFee,
    increments: auction.incrementsVersion,
    premium: auction.premiumVersion,
    conditions: auction.conditionsVersion,
  };
}
