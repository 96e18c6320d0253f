import helmet from '@fastify/helmet';
import { paymentPaths } from '@gallery/shared/contract/orders/payment';
import { refuseBadFraming } from '@gallery/shared/server/framing';
import { closeSlowClients } from '@gallery/shared/server/slow-clients';
import { sql } from 'drizzle-orm';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Database } from '../db/client';
import type { Listen } from '../db/listen';
import { artistOfficeRoutes } from '../features/artists/artist-admin-routes';
import { artistRoutes } from '../features/artists/artist-routes';
import { artworkRoutes } from '../features/artworks/artwork-routes';
import { availabilityStream } from '../features/artworks/availability/availability-stream';
import { artworkOfficeRoutes } from '../features/artworks/editing/artwork-admin-routes';
import { lotRoutes } from '../features/auctions/lot-routes';
import { authRoutes } from '../features/auth/auth-routes';
import { sessionTokensOf } from '../features/auth/sessions/session-token';
import { readSession } from '../features/auth/sessions/sessions';
import { contactRoutes } from '../features/contact/contact-routes';
import { dashboardRoutes } from '../features/dashboard/dashboard-routes';
import { enquiryRoutes } from '../features/enquiries/enquiry-routes';
import { bookingTokensOf } from '../features/events/booking/booking-tokens';
import { eventRoutes } from '../features/events/event-routes';
import type { Outbox } from '../features/mail/outbox';
import { mediaRoutes } from '../features/media/media-routes';
import { notificationRoutes } from '../features/notifications/notification-routes';
import { orderRoutes } from '../features/orders/order-routes';
import { paymentRoutes } from '../features/payments/payment-routes';
import type { PaymentService } from '../features/payments/provider/payment-provider';
import { type Origin, sandboxPath } from '../features/payments/provider/payment-service';
import type { OnStep } from '../features/payments/purchase-steps';
import { sandboxRoutes } from '../features/payments/sandbox/sandbox-routes';
import { recoveryRoutes } from '../features/recovery/recovery-routes';
import type { Storage } from '../features/storage/open-storage';
import { storageRoutes } from '../features/storage/storage-routes';
import { storageTokenRoutes } from '../features/storage/storage-token-routes';
import { answerError, answerUnknownAddress } from '../http/answers/error-answers';
import { describeApi } from '../http/answers/openapi';
import { authenticate } from '../http/authentication';
import { refuseLongForwarding } from '../http/rate-limit/client-address';
import { serverLimits, slowClientLimits } from '../http/requests/server-limits';
import { validatorCompiler } from '../http/requests/validation';
import type { Jobs } from '../jobs/job-queue';
import type { Config } from './config/config';

export type AppDeps = {
  db: Database;
  jobs: Jobs;
  outbox: Outbox;
  /** Without it no answer is kept. */
  listen?: Listen;
  mediaFolder: string;
  storage: Storage;
  logger: FastifyBaseLogger;
  tokenSecrets: readonly string[];
  /** `null`: buying is off. */
  payments: PaymentService | null;
  onStep?: OnStep;
  /** Where the sandbox sends its webhooks. */
  origin: Origin;
} & Pick<Config, 'publicUrl' | 'rateLimits' | 'trustedProxies' | 'holdMinutes' | 'holdShare'>;

/** The whole API as one Fastify instance, not yet listening; everything is under `/api`. */
export function buildApp({ db, jobs, outbox, logger, ...deps }: AppDeps): FastifyInstance {
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: answerError,
    trustProxy: ['loopback', ...deps.trustedProxies],
    ...serverLimits,
    // Whoever asks while we stop is answered (`gracefulClose`).
    return503OnClosing: false,
  });
  refuseBadFraming(app);
  refuseLongForwarding(app);
  closeSlowClients(app, slowClientLimits);
  app.setValidatorCompiler(validatorCompiler);
  // Answers are held to their schemas by the compiler and by tests, not while they are sent.
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerUnknownAddress);
  app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"] } },
    strictTransportSecurity: false,
  });
  const { rateLimits, tokenSecrets } = deps;
  const tokens = sessionTokensOf(tokenSecrets);
  authenticate(app, (token) => readSession(db, tokens, token));
  describeApi(app, deps.publicUrl);
  const { embedded } = deps.storage;
  if (embedded) storageRoutes(app, embedded, (token) => readSession(db, embedded.tokens, token));
  app.register(
    async (api) => {
      healthRoute(api, db);
      artworkRoutes(api, db, deps.listen);
      artworkOfficeRoutes(api, { db, jobs, pictures: deps.storage.pictures });
      availabilityStream(api, db, deps.listen);
      artistRoutes(api, db);
      artistOfficeRoutes(api, db);
      mediaRoutes(api, deps.mediaFolder);
      storageTokenRoutes(api, deps.storage.pictures);
      enquiryRoutes(api, db, outbox, rateLimits.enquiry);
      contactRoutes(api, db, outbox, rateLimits.contact);
      authRoutes(api, { db, tokens, rateLimits });
      const { pictures } = deps.storage;
      const eventDesk = { db, jobs, outbox, pictures, tokens: bookingTokensOf(tokenSecrets) };
      eventRoutes(api, eventDesk, rateLimits.booking);
      lotRoutes(api, db);
      notificationRoutes(api, db, deps.listen);
      dashboardRoutes(api, db);
      const desk = { db, jobs, outbox, logger, payments: deps.payments, onStep: deps.onStep };
      orderRoutes(api, desk, deps);
      paymentRoutes(api, desk);
      if (deps.payments?.mode === 'sandbox') {
        const { secretKey } = deps.payments;
        const webhookUrl = async () => `${await deps.origin()}/api${paymentPaths.webhook}`;
        api.register(async (sandbox) => sandboxRoutes(sandbox, { db, secretKey, webhookUrl }), {
          prefix: sandboxPath,
        });
      }
      recoveryRoutes(api, { db, jobs, outbox, tokenSecrets, rateLimits });
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
