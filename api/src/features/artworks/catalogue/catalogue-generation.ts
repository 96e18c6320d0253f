import type { FastifyInstance } from 'fastify';
import type { Listen } from '../../../db/client';
import { type Generation, generationOf } from '../../../http/caching/generation';

/** Triggers notify the channel 'catalogue' of each write: migrations/0002. */
export function catalogueGeneration(app: FastifyInstance, listen: Listen): Generation {
  return generationOf(app, listen, 'catalogue');
}

/** Also changes after bids, at most once a second: lists show the current price of works in auctions. */
export function catalogueAndBidsGeneration(app: FastifyInstance, listen: Listen): Generation {
  const catalogue = catalogueGeneration(app, listen);
  const bids = atMostOncePerSecond(generationOf(app, listen, 'lots'));
  return () => {
    const [works, lots] = [catalogue(), bids()];
    return works === null || lots === null ? null : works + lots;
  };
}

function atMostOncePerSecond(generation: Generation): Generation {
  let [known, since] = [generation(), 0];
  return () => {
    const now = performance.now();
    const newest = generation();
    if (newest === null || known === null || now - since >= 1_000) [known, since] = [newest, now];
    return known;
  };
}
