import { eq } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Database } from '../../db/client';
import { artworks } from '../../features/artworks/artwork.table';
import { signUp } from '../gallery/accounts';
import { addOrder, newAdministrator } from '../gallery/admin-account';
import { accraText, inAccra } from '../orders/quotes';

export async function quoteSamples(
  app: FastifyInstance,
  db: Database,
): Promise<Record<string, InjectOptions>> {
  const { user } = await signUp(app);
  const { headers } = await newAdministrator(app, db);
  const heldUntil = new Date(Date.now() + 3_600_000);
  const quote = {
    quoteState: 'asked' as const,
    quoteAskedAt: new Date(),
    deliverTo: inAccra,
    address: accraText,
  };
  const { id, artworkId } = await addOrder(db, { userId: user._id, status: 'Pending', heldUntil, ...quote });
  await db.update(artworks).set({ availability: 'held', heldUntil }).where(eq(artworks.id, artworkId));
  const url = `/api/order/${id}/delivery-quote`;
  const payload = { answer: 'priced', address: accraText, amount: 40_000 };
  return { 'PUT /api/order/{id}/delivery-quote 200': { headers, url, payload } };
}
