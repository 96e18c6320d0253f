import { eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import type { Jobs } from '../../../../jobs/job-queue';
import { artworks } from '../../../artworks/artwork.table';
import { type OrderRow, orders } from '../../order.table';
import { expireHoldJob } from '../save-held-order';

type HeldChanges = Partial<
  Pick<
    OrderRow,
    'address' | 'deliverTo' | 'network' | 'delivery' | 'deliveryZone' | 'price' | 'quoteState' | 'quoteReply'
  >
> & { extensions?: SQL; quoteAskedAt?: SQL };

/** Moves the end of the hold of a locked Pending order and of its work, together with other columns of the order. */
export async function setHold(
  tx: Database,
  { jobs }: { jobs: Jobs },
  { id, artworkId }: OrderRow,
  end: SQL,
  changes: HeldChanges = {},
): Promise<OrderRow> {
  const [held] = await tx
    .update(orders)
    .set({ ...changes, heldUntil: end })
    .where(eq(orders.id, id))
    .returning();
  if (!held?.heldUntil) throw new Error('The hold was not moved.');
  await tx.update(artworks).set({ heldUntil: held.heldUntil }).where(eq(artworks.id, artworkId));
  await jobs.send(tx, expireHoldJob, { order: id }, held.heldUntil);
  return held;
}
