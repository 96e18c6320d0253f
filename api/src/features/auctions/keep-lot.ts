import { randomUUID } from 'node:crypto';
import type { LotInput } from '@gallery/shared/contract/lot.schema';
import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { waitForTurn } from '../../db/advisory-lock';
import type { Database } from '../../db/client';
import { artworks } from '../../db/schema';
import { HttpError } from '../../http/http-error';
import { recordAudit } from '../audit/record-audit';
import { lots } from './lot.table';
import { noLot } from './lot-list';

/**
 * Adds a lot and answers its id; `by` is the administrator. Throws a 422 for an unknown work, a 409 for a number or a
 * work that another lot has.
 */
export async function createLot(db: Database, input: LotInput, by: string): Promise<string> {
  const id = randomUUID();
  await db.transaction(async (tx) => {
    await refuseUnfit(tx, id, input);
    await tx.insert(lots).values({ id, ...columnsOf(input) });
    await recordAudit(tx, { subject: 'lot', subjectId: id, action: 'Lot created', by });
  });
  return id;
}

/** Changes a lot. Throws a 404 for an unknown one, else as `createLot`. */
export async function changeLot(db: Database, id: string, input: LotInput, by: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [lot] = await tx.select({ id: lots.id }).from(lots).where(eq(lots.id, id)).for('update');
    if (!lot) throw new HttpError(404, noLot);
    await refuseUnfit(tx, id, input);
    await tx.update(lots).set(columnsOf(input)).where(eq(lots.id, id));
    await recordAudit(tx, { subject: 'lot', subjectId: id, action: 'Lot changed', by });
  });
}

/** Takes a lot out. Throws a 404 for an unknown one. */
export async function removeLot(db: Database, id: string, by: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [lot] = await tx.delete(lots).where(eq(lots.id, id)).returning({ number: lots.number });
    if (!lot) throw new HttpError(404, noLot);
    await recordAudit(tx, { subject: 'lot', subjectId: id, action: `Lot ${lot.number} taken out`, by });
  });
}

/** Whoever keeps lots waits here for the others: what is found stays true until the commit. */
async function refuseUnfit(tx: Database, id: string, { number, artwork_id }: LotInput): Promise<void> {
  await waitForTurn(tx, 'lots');
  const [work] = await tx
    .select({ id: artworks.id })
    .from(artworks)
    .where(and(eq(artworks.id, artwork_id), isNull(artworks.archivedAt)))
    .for('key share');
  if (!work) throw new HttpError(422, 'No Artwork', { artwork_id: 'No Artwork' });
  const others = await tx
    .select({ number: lots.number, artworkId: lots.artworkId })
    .from(lots)
    .where(and(ne(lots.id, id), or(eq(lots.number, number), eq(lots.artworkId, work.id))));
  const errors: Record<string, string> = {
    ...(others.some((other) => other.number === number) && { number: `There is a lot ${number} already` }),
    ...(others.some((other) => other.artworkId === work.id) && {
      artwork_id: 'This artwork is in another lot',
    }),
  };
  const [message] = Object.values(errors);
  if (message) throw new HttpError(409, message, errors);
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
