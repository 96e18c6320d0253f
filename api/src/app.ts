import helmet from '@fastify/helmet';
import { sql } from 'drizzle-orm';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Database } from './db/client';
import { artistRoutes } from './features/artists/artist-routes';
import { artworkRoutes } from './features/artworks/artwork-routes';
import { mediaRoutes } from './features/media/media-routes';
import { answerError, answerUnknownAddress } from './http/error-answers';
import { validatorCompiler } from './http/validation';

export type AppDeps = { db: Database; mediaFolder: string; logger: FastifyBaseLogger };

/** The whole API as one Fastify instance, not yet listening; everything is under `/api`. */
export function buildApp({ db, mediaFolder, logger }: AppDeps): FastifyInstance {
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: answerError,
    routerOptions: { maxParamLength: 20_000 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerUnknownAddress);
  app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"] } },
    strictTransportSecurity: false,
  });
  app.register(
    async (api) => {
      healthRoute(api, db);
      artworkRoutes(api, db);
      artistRoutes(api, db);
      mediaRoutes(api, mediaFolder);
    },
    { prefix: '/api' },
  );
  return app;
}

/** Healthy means that the database answers. */
function healthRoute(app: FastifyInstance, db: Database): void {
  app.get('/health', async (_request, reply) => {
    await db.execute(sql`SELECT 1`);
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
}
