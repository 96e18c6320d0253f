import { type RegistryQuery, registryQuerySchema } from '@gallery/shared/contract/releases/registry.schema';
import { internalPaths } from '@gallery/shared/contract/releases/releases';
import type { FastifyInstance } from 'fastify';
import type { ReleaseContext } from '../release-context';
import { readRegistry, readRevision } from './read-registry';
import { recordEdge } from './record-edge';

export function registryRoutes(app: FastifyInstance, { db }: ReleaseContext): void {
  app.get<{ Querystring: RegistryQuery }>(
    internalPaths.registry,
    { schema: { querystring: registryQuerySchema } },
    async ({ query, headers }, reply) => {
      await recordEdge(db, query);
      const known = headers['if-none-match'];
      if (known !== undefined && known === etagOf(await readRevision(db))) {
        return reply.code(304).header('etag', known).send();
      }
      const answer = await readRegistry(db);
      return reply.header('etag', etagOf(answer.revision)).send(answer);
    },
  );
}

function etagOf(revision: number): string {
  return `"${revision}"`;
}
