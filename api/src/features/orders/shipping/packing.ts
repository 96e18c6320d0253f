import type { OpenRefund } from '@gallery/shared/contract/orders/order-status';
import { type PackingItemName, packingItems } from '@gallery/shared/contract/orders/staff/staff-order';
import type { Packing, PackingItem } from '@gallery/shared/contract/orders/staff/staff-order.schema';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { artworks } from '../../artworks/artwork.table';
import { recordAudit } from '../../audit/record-audit';
import { papersOf } from '../../papers/papers-of-order';
import { protectionOf } from '../../papers/work-details';
import { users } from '../../users/user.table';
import type { OrderRow } from '../order.table';
import { readOrder } from '../reading/read-orders';
import { lockOrder } from '../status/move-order';
import { packingTicks } from './packing-tick.table';

/** Returns `null` for an order that nobody packs, and for one that left without a tick. */
export async function readPacking(
  db: Database,
  order: OrderRow,
  openRefund: OpenRefund | null | undefined,
): Promise<Packing | null> {
  const open = order.status === 'Paid' && openRefund !== 'full';
  if (!open && order.status !== 'Shipped' && order.status !== 'Delivered') return null;
  const ticks = await db
    .select({
      item: packingTicks.item,
      at: packingTicks.at,
      by: sql<string>`concat_ws(' ', ${users.firstname}, ${users.lastname})`,
    })
    .from(packingTicks)
    .leftJoin(users, eq(users.id, packingTicks.byUser))
    .where(eq(packingTicks.orderId, order.id))
    .orderBy(asc(packingTicks.at), asc(packingTicks.item));
  if (!open && ticks.length === 0) return null;
  const found = await itemsOf(db, order);
  const items = found.map((one) => ({ ...one, packed: ticks.some(({ item }) => item === one.item) }));
  const last = ticks.filter(({ item }) => items.some((one) => one.item === item)).at(-1);
  const packed =
    last && items.every((one) => one.packed)
      ? { by: last.by || 'The gallery', at: last.at.toISOString() }
      : null;
  return { items, packed, open };
}

type Tick = { item: string; packed: boolean; by: string };

/** Ticks an item, or takes its tick away; a repeated request changes nothing. Throws a 404, and a 409 once the order has left. */
export async function packItem(db: Database, id: string, { item, packed, by }: Tick): Promise<Packing> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    const { open_refund: openRefund } = await readOrder(tx, order);
    const before = await readPacking(tx, order, openRefund);
    if (!before?.open) throw new HttpError(409, refusalMessage(order));
    const known = before.items.find((one) => one.item === item);
    if (!known) throw new HttpError(404, 'The packing list of this order has no such item.');
    await saveTick(tx, { orderId: id, item: known.item, byUser: by }, packed);
    const after = await readPacking(tx, order, openRefund);
    if (!after) throw new Error('The order changed without its lock.');
    if (after.packed && !before.packed)
      await recordAudit(tx, { subject: 'order', subjectId: id, action: 'Order packed', by });
    return after;
  });
}

async function saveTick(tx: Database, tick: typeof packingTicks.$inferInsert, packed: boolean) {
  if (packed) return tx.insert(packingTicks).values(tick).onConflictDoNothing();
  const { orderId, item } = tick;
  return tx.delete(packingTicks).where(and(eq(packingTicks.orderId, orderId), eq(packingTicks.item, item)));
}

/** Only papers that exist: a certificate that was withdrawn does not travel. */
async function itemsOf(
  db: Database,
  { id, artworkId, artworkName }: OrderRow,
): Promise<Omit<PackingItem, 'packed'>[]> {
  const [work] = await db
    .select({ type: artworks.type, framed: artworks.framed })
    .from(artworks)
    .where(eq(artworks.id, artworkId));
  const papers = await papersOf(db, [id]);
  const certificate = papers.find(({ kind, is_current }) => kind === 'certificate' && is_current);
  const invoice = papers.find(({ kind }) => kind === 'invoice');
  const labels: Record<PackingItemName, string | null> = {
    work: `Work wrapped in glassine: ${artworkName}`,
    protection: work ? protection[protectionOf(work)] : null,
    certificate: certificate ? `Certificate ${certificate.number}` : null,
    invoice: invoice ? `Invoice ${invoice.number}` : null,
  };
  return packingItems.flatMap((item) => {
    const label = labels[item];
    return label === null ? [] : [{ item, label }];
  });
}

const protection = { boards: 'Rigid boards', corners: 'Corner guards, 4', none: null };

function refusalMessage({ status }: OrderRow): string {
  if (status === 'Paid') return 'The refund of this order is requested: do not pack it.';
  if (status === 'Shipped' || status === 'Delivered')
    return 'The order has left: its packing list no longer changes.';
  return `This order is ${status.toLowerCase()}: only a paid order is packed.`;
}
