import { internalPaths } from '@gallery/shared/contract/releases/releases';
import {
  type StreamReaders,
  streamReadersSchema,
} from '@gallery/shared/contract/streams/shared-streams.schema';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../../db/client';
import { replaceWatchers } from './watchers';

export const edgeWatchers: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  app.post<{ Body: StreamReaders }>(
    internalPaths.readers,
    { schema: { body: streamReadersSchema } },
    async ({ body: { edge, counted } }, reply) => {
      const watched = new Map(counted.map(({ id, readers }) => [id.toLowerCase(), readers]));
      await replaceWatchers(
        db,
        edge,
        [...watched].map(([auctionId, watchers]) => ({ auctionId, watchers })),
      );
      return reply.code(204).send();
    },
  );
};
