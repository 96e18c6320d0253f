import type { FastifyInstance } from 'fastify';
import type { Listen, Listening } from '../../db/client';

/** Returns a number that changes with every write of a kind in any process, or `null` while notifications may be missed. */
export type Generation = () => number | null;

/** Counts the triggers' notifications on a channel. */
export function generationOf(app: FastifyInstance, listen: Listen, channel: string): Generation {
  let generation = 0;
  let listening: Listening | undefined;
  app.addHook('onReady', async () => {
    listening = await listen(channel, () => {
      generation += 1;
    });
  });
  app.addHook('onClose', async () => listening?.stop());
  return () => (listening?.isLive() ? generation : null);
}
