import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { artworks } from '../artworks/artwork.table';
import { events } from '../events/event.table';
import { orders } from '../orders/order.table';
import { bucket } from './embedded-storage';
import { pathOf } from './objects/object-address';
import type { Stores } from './uploads/receive-upload';

/** Milliseconds: whoever fills in a form may take a day for it. */
const patience = 24 * 60 * 60 * 1000;

/** Forgets uploads that were given up, and pictures that nothing shows, a day after they came or a form named them. */
export async function sweepStorage(db: Database, { objects, uploads }: Stores): Promise<void> {
  const before = new Date(Date.now() - patience);
  await uploads.sweep(before);
  await objects.sweep(before);
  const old = await objects.idle(before);
  for (let place = 0; place < old.length; place += 500) {
    const some = new Map(
      old.slice(place, place + 500).map(({ name, token }) => [pathOf({ bucket, name, token }), name]),
    );
    for (const used of await usedOf(db, [...some.keys()])) some.delete(used);
    for (const [address, name] of some) {
      await objects.removeIdle(name, before, async () => (await usedOf(db, [address])).length > 0);
    }
  }
}

async function usedOf(db: Database, addresses: string[]): Promise<string[]> {
  const used = await Promise.all(
    [artworks, events, orders].map((table) =>
      db.select({ imgUrl: table.imgUrl }).from(table).where(inArray(table.imgUrl, addresses)),
    ),
  );
  return used.flat().flatMap(({ imgUrl }) => imgUrl ?? []);
}
