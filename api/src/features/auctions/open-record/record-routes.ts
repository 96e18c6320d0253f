import type { LotRecord } from '@gallery/shared/auction/record';
import {
  type GalleryKeys,
  galleryKeysSchema,
  lotRecordSchema,
} from '@gallery/shared/contract/auction-results/record.schema';
import { auctionPaths } from '@gallery/shared/contract/auctions/auction';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../../db/client';
import { refusals } from '../../../http/answers/answer-schemas';
import type { RecordSigner } from '../record/checkpoint';
import { readRecord } from './read-record';

/** Nothing changes in the record of a lot that has ended. */
const cacheControl = 'public, max-age=3600';

export const recordRoutes: FastifyPluginAsync<{ db: Database; signer: RecordSigner }> = async (app, deps) => {
  app.get<{ Params: { id: string } }>(
    '/lot/:id/record',
    {
      schema: {
        tags: ['Auctions'],
        summary: 'The record of a lot that has ended, with all that was sealed in it',
        response: { 200: lotRecordSchema, ...refusals(404) },
      },
    },
    async ({ params }, reply): Promise<LotRecord> => {
      const record = await readRecord(deps, params.id);
      reply.header('cache-control', cacheControl);
      return record;
    },
  );

  app.get(
    auctionPaths.keys,
    {
      schema: {
        tags: ['Auctions'],
        summary: 'The key that signs records and receipts',
        response: { 200: galleryKeysSchema },
      },
    },
    async (_request, reply): Promise<GalleryKeys> => {
      reply.header('cache-control', cacheControl);
      const { publicKey } = deps.signer;
      return {
        keys: [{ use: 'records and receipts of auctions', algorithm: 'Ed25519', public_key: publicKey }],
      };
    },
  );
};
