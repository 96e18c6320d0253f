import { internalPaths } from '@gallery/shared/contract/releases/releases';
import { refuseBadFraming } from '@gallery/shared/server/framing';
import { closeSlowClients } from '@gallery/shared/server/slow-clients';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  LogController,
} from 'fastify';
import { edgeWatchers } from '../../features/auctions/live/watchers';
import {
  type InternalReleaseDeps,
  internalReleaseRoutes,
} from '../../features/releases/internal-release-routes';
import { answerError, answerErrors } from '../../http/answers/error-answers';
import { serverLimits, slowClientLimits } from '../../http/requests/server-limits';
import { validatorCompiler } from '../../http/requests/validation';
import type { Metrics } from '../metrics/metrics';

export const metricsRoutes: FastifyPluginAsync<{ metrics: Metrics }> = async (app, { metrics }) => {
  app.get(internalPaths.metrics, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .header('content-type', metrics.contentType)
      .send(await metrics.text()),
  );
};

export type InternalDeps = Omit<InternalReleaseDeps, 'onDropped'> & {
  logger: FastifyBaseLogger;
  metrics: Metrics;
};

/** Serves edges on a separate port. Nothing here authenticates them, so no proxy may forward to it. */
export function buildInternalApp({ logger, metrics, ...deps }: InternalDeps): FastifyInstance {
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: answerError,
    ...serverLimits,
    forceCloseConnections: true,
  });
  refuseBadFraming(app);
  closeSlowClients(app, slowClientLimits);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => JSON.stringify);
  answerErrors(app);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  app.register(metricsRoutes, { metrics });
  app.register(edgeWatchers, { db: deps.db });
  app.register(internalReleaseRoutes, { ...deps, logger, onDropped: metrics.droppedTelemetry });
  return app;
}
