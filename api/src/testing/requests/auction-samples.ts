import type { InjectOptions } from 'fastify';
import type { Database } from '../../db/client';
import { addAuction, addLot } from '../gallery/auctions';

/** See `sampleRequests`. */
export async function auctionSamples(db: Database): Promise<Record<string, InjectOptions>> {
  const auction = await addAuction(db);
  const lot = await addLot(db, auction);
  return {
    'GET /api/auction 422': { url: '/api/auction?artwork=nothing' },
    'GET /api/auction/{id} 200': { url: `/api/auction/${auction.id}` },
    'GET /api/lot/{id} 200': { url: `/api/lot/${lot.id}` },
    'GET /api/lot/{id}/bids 200': { url: `/api/lot/${lot.id}/bids` },
  };
}
