import { sendEarly } from '@gallery/shared/server/early-answer';
import { refuseBadFraming } from '@gallery/shared/server/framing';
import { gracefulClose } from '@gallery/shared/server/graceful-close';
import { closeSlowClients, type SlowClientLimits } from '@gallery/shared/server/slow-clients';
import { nameSpansByRoute } from '@gallery/shared/server/traces/route-spans';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { type EdgeMetrics, openMetrics } from '../metrics/edge-metrics';
import { transportHeaders } from '../pages/policy';
import type { Site } from '../site/open-site';
import { countedReleasesIn } from '../telemetry/counted-releases';
import { createTelemetry } from '../telemetry/telemetry';
import { createVisitors } from '../visitors/visitors';
import { connectToApi } from './api/api-connection';
import { watchApi } from './api/api-heartbeat';
import { beaconRoutes } from './beacons/beacon-routes';
import { answerMisreadBy } from './errors/bad-url';
import { answerBrokenRequests } from './errors/broken-requests';
import { answerError } from './errors/error-answer';
import { fileRoutes } from './file-routes';
import { formRoutes } from './forms/form-routes';
import { pageRoutes } from './page-routes';
import { previewRoutes } from './preview-routes';
import { apiProxy } from './proxy/api-proxy';
import { clientOf } from './proxy/client-address';
import { noticeUnknownFront } from './proxy/unknown-front';
import { siteRoutes } from './site-routes';

export type EdgeDeps = {
  config: Config;
  site: Site;
  log: (line: string) => void;
  limits?: { slow?: SlowClientLimits; bodyMs?: number; headersMs?: number };
};
export type Edge = { app: FastifyInstance; metrics: EdgeMetrics; close: () => Promise<void> };

/** Milliseconds without a byte; longer than a front's idle time, so that our close cannot race with its requests. */
const [silence, idle] = [25_000, 20_000];

export function buildEdge({ config, site, log, limits = {} }: EdgeDeps): Edge {
  const transport = transportHeaders(config);
  const answerMisread = answerMisreadBy(config, site);
  const app = fastify({
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    connectionTimeout: silence,
    keepAliveTimeout: idle,
    // Bodies have limits of their own, since an upload may take long.
    requestTimeout: 0,
    http: { headersTimeout: limits.headersMs ?? 10_000, connectionsCheckingInterval: 2000 },
    routerOptions: { maxParamLength: 16_384 },
    frameworkErrors: (_error, request, reply) => void answerMisread(request, reply),
    clientErrorHandler: answerBrokenRequests(transport),
  });
  app.setErrorHandler(answerError(log));
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(transport);
    done();
  });
  const close = gracefulClose(app, { healthPath: '/api/health', drainMs: config.drainMs });
  if (config.tracesUrl) nameSpansByRoute(app);
  refuseBadFraming(app, { allowsDeleteBody: ({ url }) => /^\/(api|v0)\//.test(url) });
  closeSlowClients(app, limits.slow);
  if (!config.behindFront) noticeUnknownFront(app, log);
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done();
    reply.header('allow', 'GET, HEAD');
    sendEarly(request, reply, 405, { message: 'This address is read only.' });
  });
  app.register(fileRoutes, { site });
  const visitors = createVisitors(site, (request) => clientOf(request, config.behindFront));
  app.register(siteRoutes, { config, site, visitors });
  const countedReleases = countedReleasesIn(site, config.shellVersion);
  const telemetry = createTelemetry({ apiInternalUrl: config.apiInternalUrl, open: countedReleases, log });
  const metrics = openMetrics({ releases: () => countedReleases().all, telemetry: telemetry.counts });
  app.register(beaconRoutes, { config, telemetry });
  app.addHook('onClose', () => {
    metrics.close();
    return telemetry.stop();
  });
  app.register(previewRoutes, { config, site, visitors });
  app.register(pageRoutes, { config, site, visitors, answerMisread, metrics });
  const api = connectToApi(config.apiUrl);
  const heartbeat = watchApi({ url: `${config.apiUrl}/api/heartbeat`, onSilence: api.giveUpWaiting });
  app.addHook('onClose', () => {
    heartbeat.stop();
    return api.close();
  });
  const toApi = { api, isSilent: heartbeat.isSilent, bodyMs: limits.bodyMs };
  app.register(formRoutes, { config, site, visitors, ...toApi });
  app.register(async (scope) => {
    scope.addHook('onResponse', (_request, reply, done) => {
      metrics.forwarded(reply.statusCode);
      done();
    });
    await apiProxy(scope, { ...config, ...toApi });
  });
  return { app, metrics, close };
}
