import type { IncomingMessage } from 'node:http';
import { remoteNames } from '@gallery/shared/contract/releases/releases';
import { gracefulClose } from '@gallery/shared/server/closing/graceful-close';
import { refuseBadFraming } from '@gallery/shared/server/framing';
import { pathOfOwnTarget, refuseForeignTargets } from '@gallery/shared/server/request-target';
import { closeSlowClients, type SlowClientLimits } from '@gallery/shared/server/slow-clients';
import { nameSpansByRoute } from '@gallery/shared/server/traces/impersonal-spans';
import fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import type { ApiConnection } from '../api/api-connection';
import type { Config } from '../config';
import { type EdgeMetrics, openMetrics } from '../metrics/edge-metrics';
import { transportHeaders } from '../pages/policy';
import { routesOf } from '../pages/routes/release-routes';
import type { Site } from '../site/open-site';
import { createCanaryTokens } from '../telemetry/canary-tokens';
import { countedReleasesIn } from '../telemetry/counted-releases';
import { createTelemetry } from '../telemetry/telemetry';
import { createVisitors } from '../visitors/visitors';
import { beaconRoutes } from './beacons/beacon-routes';
import { gateBodies } from './bodies/body-gate';
import type { UnfinishedLimits } from './bodies/unfinished-bodies';
import { canaryTimingOf } from './canary-timing';
import { answerBrokenRequests, answerMisreadBy } from './errors/broken-requests';
import { answerError, refuseWrite } from './errors/error-answer';
import { formRoutes } from './forms/form-routes';
import { machineRoutes } from './machine-routes';
import { offlineWorkerRoutes } from './offline-worker';
import { pageRoutes } from './page-routes';
import { previewRoutes } from './preview-routes';
import { apiProxy } from './proxy/api-proxy';
import { clientOf } from './proxy/client-address';
import { noticeUnknownFront } from './proxy/unknown-front';
import { sendFile } from './send';
import { siteRoutes } from './site-routes';

/** Browsers, search engines, and sent mails request these files at fixed addresses. */
const iconFiles = [
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'mark.png',
  'mark-night.png',
  'site.webmanifest',
];

/** In seconds. */
const day = 86_400;

const fileRoutes: FastifyPluginAsync<{ site: Site }> = async (app, { site }) => {
  const { shell, remotes } = site;
  app.get<{ Params: { file: string } }>('/static/:file', (request, reply) => {
    const { file } = request.params;
    return sendFile(request, reply, file, shell.files.get(file));
  });

  for (const file of iconFiles)
    app.get(`/${file}`, (request, reply) => sendFile(request, reply, file, shell.files.get(file), day));

  type RemoteFile = { Params: { name: string; file: string } };
  app.get<RemoteFile>('/remotes/:name/static/:file', async (request, reply) => {
    const { name, file } = request.params;
    const remote = remoteNames.find((known) => known === name);
    const isName = /^[\w.-]+$/.test(file);
    const body = remote && isName ? await remotes[remote].file(`static/${file}`) : undefined;
    return sendFile(request, reply, file, body);
  });
};

export type EdgeDeps = {
  config: Config;
  api: ApiConnection;
  site: Site;
  log: (line: string) => void;
  limits?: {
    slow?: SlowClientLimits;
    bodyMs?: number;
    headersMs?: number;
    unfinished?: Partial<UnfinishedLimits>;
  };
};
export type Edge = { app: FastifyInstance; metrics: EdgeMetrics; close: () => Promise<void> };

/** In milliseconds without a byte. Exceeds a front's idle time, so that the edge's close does not race with the front's requests. */
const [silence, idle] = [25_000, 20_000];

export function buildEdge({ config, api, site, log, limits = {} }: EdgeDeps): Edge {
  const transport = transportHeaders(config);
  const answerMisread = answerMisreadBy(config, site);
  const app = fastify({
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    rewriteUrl: pathOfOwnTarget(config.publicUrl),
    connectionTimeout: silence,
    keepAliveTimeout: idle,
    // Bodies have their own limits, because an upload may take long.
    requestTimeout: 0,
    http: { connectionsCheckingInterval: 2000 },
    routerOptions: { maxParamLength: 16_384 },
    frameworkErrors: (_error, request, reply) => void answerMisread(request, reply),
    clientErrorHandler: answerBrokenRequests(transport),
  });
  app.server.headersTimeout = limits.headersMs ?? 10_000;
  app.setErrorHandler(answerError(log));
  // Pages and files replace the policy by their own, which also forbids framing.
  const everywhere = { ...transport, 'content-security-policy': "frame-ancestors 'none'" };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(everywhere);
    done();
  });
  const close = gracefulClose(app, { healthPaths: ['/api/health'], drainMs: config.drainMs });
  if (config.tracesUrl) nameSpansByRoute(app);
  refuseForeignTargets(app);
  refuseBadFraming(app, { allowsDeleteBody: ({ url }) => /^\/(api|v0)\//.test(url) });
  closeSlowClients(app, limits.slow);
  const clientAddress = (request: IncomingMessage) => clientOf(request, config.behindFront);
  const { bodiesPerMinute: perMinute } = config;
  gateBodies(app, { perMinute, clientOf: clientAddress, unfinished: limits.unfinished });
  if (!config.behindFront) noticeUnknownFront(app, log);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404) refuseWrite(request, reply);
    else done();
  });
  app.register(fileRoutes, { site });
  const visitors = createVisitors(site, clientAddress);
  app.register(siteRoutes, { config, api, site, visitors });
  app.register(machineRoutes, { api });
  const countedReleases = countedReleasesIn(site, config.shellVersion);
  const tokens = createCanaryTokens({ secret: () => site.registry()?.salt ?? '' });
  const apiInternalUrl = () => api.best().internalUrl;
  const telemetry = createTelemetry({ apiInternalUrl, open: countedReleases, tokens, log });
  const metrics = openMetrics({ releases: () => countedReleases().all, telemetry: telemetry.counts });
  app.register(beaconRoutes, { config, telemetry });
  app.addHook('onClose', () => {
    metrics.close();
    return telemetry.stop();
  });
  app.register(offlineWorkerRoutes, { visitors });
  app.register(previewRoutes, { config, site, visitors });
  const canaryTiming = canaryTimingOf({
    open: countedReleases,
    tokens,
    visitors,
    addressOf: clientAddress,
  });
  app.register(pageRoutes, { config, site, visitors, answerMisread, metrics, canaryTiming });
  app.addHook('onClose', api.close);
  const toApi = { api, bodyMs: limits.bodyMs };
  app.register(formRoutes, { config, visitors, ...toApi });
  app.register(async (scope) => {
    scope.addHook('onResponse', (_request, reply, done) => {
      metrics.forwarded(reply.statusCode);
      done();
    });
    const routes = () => routesOf(site.releaseSets.defaultSet());
    const { behindFront, maxStreams } = config;
    await apiProxy(scope, { behindFront, maxStreams, routes, ...toApi });
  });
  return { app, metrics, close };
}
