import { refuseBadFraming } from '@gallery/shared/server/framing';
import { refuseForeignTargets } from '@gallery/shared/server/request-target';
import { closeSlowClients } from '@gallery/shared/server/slow-clients';
import { nameSpansByRoute } from '@gallery/shared/server/traces/impersonal-spans';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { sessionTokensOf } from '../features/auth/sessions/session-token';
import { readSession } from '../features/auth/sessions/sessions';
import { shownMailsRoutes } from '../features/mail/shown/shown-mails-routes';
import { storageRoutes } from '../features/storage/storage-routes';
import { answerError, answerErrors } from '../http/answers/error-answers';
import { authenticate } from '../http/authentication';
import { describeApi } from '../http/openapi/openapi';
import { refuseLongForwarding } from '../http/rate-limit/client-address';
import { serverLimits, slowClientLimits } from '../http/requests/server-limits';
import { validatorCompiler } from '../http/requests/validation';
import { apiRoutes } from './api-routes';
import type { AppDeps } from './app-deps';
import { countRequests } from './metrics/metrics';

export function buildApp(deps: AppDeps): FastifyInstance {
  const app = fastify({
    loggerInstance: deps.logger,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: answerError,
    trustProxy: ['loopback', ...deps.trustedProxies],
    ...serverLimits,
    // `gracefulClose` still answers requests during the stop.
    return503OnClosing: false,
  });
  nameSpansByRoute(app);
  setSecurityHeaders(app);
  refuseForeignTargets(app);
  refuseBadFraming(app);
  refuseLongForwarding(app);
  closeSlowClients(app, slowClientLimits);
  if (deps.metrics) countRequests(app, deps.metrics);
  app.setValidatorCompiler(validatorCompiler);
  // The compiler and tests check answers against their schemas, so the server does not check them again.
  app.setSerializerCompiler(() => JSON.stringify);
  answerErrors(app);
  const tokens = sessionTokensOf(deps.tokenSecrets);
  const reader = { db: deps.db, tokens, lifetimes: deps.sessionLifetimes };
  authenticate(app, (token, isUse) => readSession(reader, token, isUse), deps.staffSecondStep);
  describeApi(app, deps.publicUrl);
  app.register(apiRoutes, { ...deps, tokens, prefix: '/api' });
  const { db, publicUrl, showsMails: isDemo = false } = deps;
  app.register(shownMailsRoutes, { db, isDemo, publicUrl, prefix: '/mails' });
  const { embedded } = deps.storage;
  if (embedded) {
    const uploads = { ...reader, tokens: embedded.tokens };
    const readUploadSession = (token: string) => readSession(uploads, token);
    app.register(storageRoutes, { storage: embedded, readSession: readUploadSession, prefix: '/v0/b' });
  }
  return app;
}

/** Repeats helmet's headers for answers without a page, because helmet builds its policy again for each request (17 µs). */
const securityHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/** A route may replace these headers. */
function setSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(securityHeaders);
    done();
  });
}
