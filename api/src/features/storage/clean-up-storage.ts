import type { Database } from '../../db/client';
import { bucket, pathOf } from './objects/object-address';
import type { Stores } from './uploads/receive-upload';

export type FindUsedImages = (db: Database, addresses: string[]) => Promise<string[]>;

const graceMs = 24 * 60 * 60 * 1000;

/** Deletes abandoned uploads and unused pictures after a day, so that a form may stay open that long. */
export async function cleanUpStorage(
  db: Database,
  { objects, uploads }: Stores,
  findUsed: readonly FindUsedImages[],
): Promise<void> {
  const before = new Date(Date.now() - graceMs);
  await uploads.cleanUp(before);
  await objects.cleanUp(before);
  const old = await objects.idle(before);
  for (let index = 0; index < old.length; index += 500) {
    const some = new Map(
      old.slice(index, index + 500).map(({ name, token }) => [pathOf({ bucket, name, token }), name]),
    );
    for (const used of await usedImages([...some.keys()])) some.delete(used);
    for (const [address, name] of some) {
      await objects.removeIdle(name, before, async () => (await usedImages([address])).length > 0);
    }
  }

  async function usedImages(addresses: string[]): Promise<string[]> {
    return (await Promise.all(findUsed.map((find) => find(db, addresses)))).flat();
  }
}
