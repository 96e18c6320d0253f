import { internalPaths } from '@gallery/shared/contract/releases/releases';
import fastify, { type FastifyInstance } from 'fastify';
import type { EdgeMetrics } from './edge-metrics';

/** Listens on a separate port for operators. No proxy forwards to it. */
export function buildInternalListener(metrics: EdgeMetrics): FastifyInstance {
  const app = fastify({ return503OnClosing: false, forceCloseConnections: true });
  app.get(internalPaths.metrics, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .header('content-type', metrics.contentType)
      .send(await metrics.text()),
  );
  return app;
}

type Where = { internalPort: number; internalHost: string };

/** Pages work without it, so a taken port disables only the metrics. */
export async function openInternalListener(
  metrics: EdgeMetrics,
  { internalPort: port, internalHost: host }: Where,
  log: (line: string) => void,
): Promise<FastifyInstance> {
  const app = buildInternalListener(metrics);
  metrics.watchProcess();
  await app
    .listen({ port, host })
    .catch((error: Error) => log(`the edge cannot serve its metrics on ${host}:${port}: ${error.message}`));
  return app;
}
