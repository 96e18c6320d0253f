import { createHash } from 'node:crypto';
import {
  commitmentBytes,
  entryBytes,
  firstHash,
  newNonce,
  type RecordKind,
} from '@gallery/shared/auction/record';
import { openedFields } from '@gallery/shared/auction/record-fields';
import type { Terms } from '@gallery/shared/contract/auctions/auction';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { artists } from '../../artists/artist.table';
import { artworks } from '../../artworks/artwork.table';
import { auctions } from '../auction.table';
import { type LotRow, lots } from '../lot.table';
import { lotEntries } from './record.table';

export type EntryRow = typeof lotEntries.$inferSelect;

export type ChainEnd = Pick<EntryRow, 'seq' | 'hash'>;

/** Adds a row to a lot's record. The transaction must have locked the lot's row. */
export async function appendEntry(
  tx: Database,
  { id: lotId }: Pick<LotRow, 'id'>,
  kind: RecordKind,
  at: Date,
  fields: Record<string, string>,
): Promise<EntryRow> {
  const entry = entryAfter(await lastEntry(tx, lotId), { id: lotId }, { kind, at, fields });
  await tx.insert(lotEntries).values(entry);
  return entry;
}

/** Builds the row after another one without writing it. */
export function entryAfter(
  last: ChainEnd | undefined,
  { id: lotId }: Pick<LotRow, 'id'>,
  { kind, at, fields }: Pick<EntryRow, 'kind' | 'at' | 'fields'>,
): EntryRow {
  const seq = (last?.seq ?? 0) + 1;
  const hash = sha256(entryBytes(last?.hash ?? firstHash, { seq, kind, at: at.toISOString(), fields }));
  return { lotId, seq, kind, at, fields, hash };
}

/** Writes a record's first row, which seals the reserve, unless it exists. Returns the newest row. Needs the lock of the lot's row. */
export async function ensureOpened(tx: Database, lot: LotRow, { increments }: Terms): Promise<EntryRow> {
  const last = await lastEntry(tx, lot.id);
  if (last) return last;
  const reserveNonce = newNonce();
  const fields = openedFields({
    lot: await recordLotOf(tx, lot),
    steps: increments.steps,
    start: lot.startingPrice,
    reserve: lot.reserve === 0 ? '' : sha256(commitmentBytes(lot.reserve, reserveNonce)),
    closesAt: lot.closesAt.getTime(),
  });
  const opened = await appendEntry(tx, lot, 'opened', lot.opensAt, fields);
  if (lot.reserve > 0) await tx.update(lots).set({ reserveNonce }).where(eq(lots.id, lot.id));
  return opened;
}

export async function lastEntry(db: Database, lotId: string): Promise<EntryRow | undefined> {
  const [last] = await db
    .select()
    .from(lotEntries)
    .where(eq(lotEntries.lotId, lotId))
    .orderBy(desc(lotEntries.seq))
    .limit(1);
  return last;
}

async function recordLotOf(tx: Database, { id, number }: LotRow) {
  const [names] = await tx
    .select({
      auction: auctions.title,
      title: artworks.name,
      artist: sql<string>`concat_ws(' ', ${artists.firstname}, ${artists.lastname})`,
    })
    .from(lots)
    .innerJoin(auctions, eq(auctions.id, lots.auctionId))
    .innerJoin(artworks, eq(artworks.id, lots.artworkId))
    .leftJoin(artists, eq(artists.id, artworks.artistId))
    .where(eq(lots.id, id));
  if (!names) throw new Error('The lot has no auction.');
  return { id, number, ...names };
}

/** Returns hexadecimal digits. Synchronous, because waiting for Web Crypto would extend the lock of the lot. */
export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
