import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { HttpError } from '../../../../http/answers/http-error';
import { recordAudit } from '../../../audit/record-audit';
import { lots } from '../../lot.table';
import { lockAuction } from '../lock-auction';
import { placeLots } from './planned-ends';
import { lockLotOfAuction } from './save-lot';

/** Numbers all lots in the order of `ids`. Throws a 404, and a 409 after the opening or when `ids` names other lots. */
export async function sequenceLots(
  db: Database,
  auctionId: string,
  ids: readonly string[],
  by: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { auction, phase } = await lockAuction(tx, auctionId);
    if (phase === 'open') throw new HttpError(409, 'Bidding has opened: the order stays.');
    const before = await lotsInOrder(tx, auctionId);
    const after = ids.map((id) => id.toLowerCase());
    const known = new Set(before.map(({ id }) => id));
    if (
      after.length !== known.size ||
      new Set(after).size !== known.size ||
      after.some((id) => !known.has(id))
    )
      throw new HttpError(409, 'The lots have changed meanwhile. The list is up to date now.');
    const moved = before.flatMap(({ id, number }) => {
      const place = after.indexOf(id) + 1;
      return place === number ? [] : [`${number} to ${place}`];
    });
    if (moved.length === 0) return;
    await placeLots(tx, auction, after);
    const change = { subject: 'auction', subjectId: auctionId, action: 'Lots put in another order' } as const;
    await recordAudit(tx, { ...change, to: moved.join('; ').slice(0, 1_000), by });
  });
}

/** Removes a lot and renumbers the later ones. Throws a 404, and a 409 after the opening. */
export async function removeLot(
  db: Database,
  { auctionId, lotId }: { auctionId: string; lotId: string },
  by: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { auction, phase } = await lockAuction(tx, auctionId);
    const lot = await lockLotOfAuction(tx, auctionId, lotId);
    if (phase === 'open') throw new HttpError(409, 'Bidding has opened: a lot can only be withdrawn.');
    const others = (await lotsInOrder(tx, auctionId)).filter(({ id }) => id !== lotId);
    if (phase === 'published' && others.length === 0)
      throw new HttpError(409, 'A published auction has at least one lot.');
    await tx.delete(lots).where(eq(lots.id, lotId));
    await placeLots(
      tx,
      auction,
      others.map(({ id }) => id),
    );
    const change = {
      subject: 'auction',
      subjectId: auctionId,
      action: `Lot ${lot.number} taken out`,
    } as const;
    await recordAudit(tx, { ...change, by });
  });
}

function lotsInOrder(tx: Database, auctionId: string) {
  return tx
    .select({ id: lots.id, number: lots.number })
    .from(lots)
    .where(eq(lots.auctionId, auctionId))
    .orderBy(asc(lots.number));
}
