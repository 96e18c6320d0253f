import { randomUUID } from 'node:crypto';
import type { ChangeLotInput, LotInput } from '@gallery/shared/contract/programme/lot-input.schema';
import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { waitForLock } from '../../db/advisory-lock';
import type { Database } from '../../db/client';
import { HttpError } from '../../http/answers/http-error';
import { nextVersion } from '../../http/requests/stale-edit';
import { artworks } from '../artworks/artwork.table';
import { changesOf } from '../audit/changes-of';
import { recordAudit } from '../audit/record-audit';
import { lots } from './lot.table';
import { findLot, maxLots, noLotMessage } from './lot-list';

/** Answers the new id. Throws a 422 for an unknown work, a 409 for a taken number or work, a sold one, too many lots. */
export async function createLot(db: Database, input: LotInput, by: string): Promise<string> {
  const id = randomUUID();
  await db.transaction(async (tx) => {
    await waitForLock(tx, 'lots');
    await refuseConflicts(tx, input);
    if ((await tx.$count(lots)) >= maxLots) throw new HttpError(409, tooManyMessage);
    const [lot] = await tx
      .insert(lots)
      .values({ id, ...columnsOf(input) })
      .returning();
    if (!lot) throw new Error('The lot was not saved.');
    await recordAudit(tx, {
      subject: 'lot',
      subjectId: id,
      action: 'Lot created',
      to: `lot ${lot.number}`,
      by,
    });
  });
  return id;
}

const tooManyMessage = `There are ${maxLots} lots already. Take one out first.`;

/** Throws like `createLot`, and a 404 or, for a stale edit, a 409 with the lot. The lot's own work may be sold. */
export async function changeLot(db: Database, id: string, input: ChangeLotInput, by: string): Promise<void> {
  await db.transaction(async (tx) => {
    await waitForLock(tx, 'lots');
    const [before] = await tx.select().from(lots).where(eq(lots.id, id)).for('update');
    if (!before) throw new HttpError(404, noLotMessage);
    const columns = await nextVersion(before, {
      version: input.version,
      columns: columnsOf(input),
      current: async () => ({ lot: await findLot(tx, id) }),
    });
    // Checked even when nothing changes: the work may have left the catalogue.
    await refuseConflicts(tx, input, before);
    if (!columns) return;
    const [after] = await tx.update(lots).set(columns).where(eq(lots.id, id)).returning();
    if (!after) throw new Error('A lot was changed without its lock.');
    const changes = changesOf(auditFields(before), auditFields(after));
    if (changes)
      await recordAudit(tx, { subject: 'lot', subjectId: id, action: 'Lot changed', ...changes, by });
  });
}

type LotRow = typeof lots.$inferSelect;

/** The caller holds the turn of 'lots', so that the result stays true until the commit. */
async function refuseConflicts(
  tx: Database,
  { number, artwork_id }: LotInput,
  before?: LotRow,
): Promise<void> {
  const [work] = await tx
    .select({ id: artworks.id, availability: artworks.availability })
    .from(artworks)
    .where(and(eq(artworks.id, artwork_id), isNull(artworks.archivedAt)))
    .for('key share');
  if (!work) throw new HttpError(422, 'No Artwork', { artwork_id: 'No Artwork' });
  const others = await tx
    .select({ number: lots.number, artworkId: lots.artworkId })
    .from(lots)
    .where(and(before && ne(lots.id, before.id), or(eq(lots.number, number), eq(lots.artworkId, work.id))));
  const isNewlySold = work.availability === 'sold' && before?.artworkId !== work.id;
  const isInAnotherLot = others.some((other) => other.artworkId === work.id);
  const errors: Record<string, string> = {
    ...(others.some((other) => other.number === number) && { number: `There is a lot ${number} already` }),
    ...(isNewlySold && { artwork_id: 'This artwork is sold' }),
    ...(isInAnotherLot && { artwork_id: 'This artwork is in another lot' }),
  };
  const [message] = Object.values(errors);
  if (message) throw new HttpError(409, message, errors);
}

function auditFields({ number, artworkId, startingPrice, opensAt, closesAt }: LotRow) {
  return {
    number,
    artwork: artworkId,
    'starting price': startingPrice,
    opening: opensAt.toISOString(),
    closing: closesAt.toISOString(),
  };
}

function columnsOf({ number, artwork_id, starting_price, opens_at, closes_at }: LotInput) {
  return {
    number,
    artworkId: artwork_id,
    startingPrice: starting_price,
    opensAt: new Date(opens_at),
    closesAt: new Date(closes_at),
  };
}
