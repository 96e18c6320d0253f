import type { FastifyInstance } from 'fastify';
import type { Listen, Listening } from '../../../db/listen';

/** A number that every write of a kind changes, in any process; `null` while it cannot be known. */
export type Generation = () => number | null;

/** Triggers notify the channel 'catalogue' of each write: migrations/0002. */
export function catalogueGeneration(app: FastifyInstance, listen: Listen): Generation {
  return generationOf(app, listen, 'catalogue');
}

/** Counts what the triggers notify a channel of. */
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
