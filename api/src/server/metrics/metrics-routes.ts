import { internalPaths } from '@gallery/shared/contract/releases/releases';
import type { FastifyPluginAsync } from 'fastify';
import type { Metrics } from './metrics';

/** On the internal listener alone. */
export const metricsRoutes: FastifyPluginAsync<{ metrics: Metrics }> = async (app, { metrics }) => {
  app.get(internalPaths.metrics, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .header('content-type', metrics.contentType)
      .send(await metrics.text()),
  );
};
