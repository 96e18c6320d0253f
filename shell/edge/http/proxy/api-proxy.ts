import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import replyFrom from '@fastify/reply-from';
import { importPaths } from '@gallery/shared/contract/collection/imports/import';
import { inboundMailPath } from '@gallery/shared/contract/correspondence/conversation';
import { type ErrorAnswer, networkMessage, textBodyLimit } from '@gallery/shared/contract/fields/answer';
import { maxCommandBytes, releasePaths } from '@gallery/shared/contract/releases/releases';
import { maxImageBytes } from '@gallery/shared/contract/storage/storage';
import {
  listenAgainSeconds,
  sharedStreamHeaders,
  tooManyListening,
} from '@gallery/shared/contract/streams/shared-streams.schema';
import { lingering, sendEarly } from '@gallery/shared/server/early-answer';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ApiConnection, ApiHangs } from '../../api/api-connection';
import type { Config } from '../../config';
import { type CacheableRoutes, publicAnswers } from '../answers/public-answer-routes';
import { openEventStreams } from '../streams/event-streams';
import { reportReaders } from '../streams/report-readers';
import { openSharedStreams } from '../streams/shared-streams';
import {
  BodyCutOff,
  type BodyLimits,
  BodyTooLarge,
  BodyTooSlow,
  boundedBody,
  wholeBodyMs,
} from './bounded-body';
import { clientOf, forwardedFor } from './client-address';

export type ApiProxyOptions = Pick<Config, 'behindFront' | 'maxStreams'> & {
  api: ApiConnection;
  routes: CacheableRoutes;
  /** Does not apply to uploads. */
  bodyMs?: number;
};

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const uploadLimit = maxImageBytes + 1024 * 1024;
/** Hop-by-hop headers, and those with which a visitor could forge an address, evade a limit, or continue our traces. */
const leftOut = [
  sharedStreamHeaders.asked,
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
  'expect',
  'proxy-authorization',
  'traceparent',
  'tracestate',
  'baggage',
  'forwarded',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
];

const errorAnswers: Record<number, ErrorAnswer> = {
  400: { message: 'The request could not be understood.' },
  408: { message: networkMessage },
  413: { message: 'What was sent is too large.' },
  429: { message: tooManyListening },
  502: { message: networkMessage },
  503: { message: networkMessage },
};

/** Forwards /api, /v0, and /mails, and never buffers uploads and event streams. */
export async function apiProxy(app: FastifyInstance, options: ApiProxyOptions): Promise<void> {
  const { api, behindFront, maxStreams, routes, bodyMs = wholeBodyMs } = options;
  await app.register(replyFrom, {
    // A placeholder: the connection chooses the address.
    base: 'http://api',
    undici: api,
    disableRequestLogging: true,
    disableCache: true,
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', async ({ url, raw }: FastifyRequest) => {
    const body = boundedBody(raw, limitsOf(url));
    return isUpload(url) ? body : buffer(body);
  });
  app.setErrorHandler((error, request, reply) => {
    if (!isBrokenBody(error)) throw error;
    refuse(request, reply, statusOf(error));
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { url, headers } = request;
    if (isRewritten(url)) refuse(request, reply, 400);
    else if (Number(headers['content-length']) > limitsOf(url).maxBytes) refuse(request, reply, 413);
    else done();
  });
  const eventStreams = openEventStreams();
  const sharedStreams = openSharedStreams({
    api,
    maxStreams,
    addressOf: (request) => clientOf(request, behindFront),
    forward,
    refuse,
  });
  const reports = reportReaders({ url: () => api.best().internalUrl, counts: sharedStreams.counts });
  // Readers reconnect to the edge that runs by then.
  app.addHook('preClose', async () => {
    await Promise.all([eventStreams.end(), sharedStreams.end()]);
    await reports.stop();
  });
  const answerPublicly = publicAnswers({ api, routes, forward, refuse });
  for (const url of ['/api', '/api/*', '/v0', '/v0/*', '/mails', '/mails/*'])
    app.route({ method: methods, url, handler: answer });

  function answer(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
    if (!sharedStreams.takes(request)) return answerPublicly(request, reply);
    // Neither awaits nor returns the promise, as for public answers.
    void sharedStreams.follow(request, reply);
  }

  function forward(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const [path = ''] = request.url.split('?');
    return reply.from(path, {
      ...readBody(request),
      rewriteRequestHeaders: (_, headers) => onwardHeaders(request, headers),
      rewriteHeaders: answerHeaders,
      retryDelay: () => null,
      onResponse: (_, __, { stream }) => sendAnswer(request, reply, stream as unknown as Readable),
      onError: (_, { error }) => refuse(request, reply, statusOf(error.cause)),
    });
  }

  function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Readable): FastifyReply {
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) {
      reply.send(eventStreams.follow(answer));
      reply.raw.flushHeaders(); // the first event may take long to arrive
      return reply;
    }
    // Reads the rest of a refused body, because its sender would see a reset instead of the answer.
    return reply.send(request.raw.complete ? answer : lingering(answer, request.raw));
  }

  function onwardHeaders(request: FastifyRequest, sent: IncomingHttpHeaders): IncomingHttpHeaders {
    const headers = Object.fromEntries(Object.entries(sent).filter(([name]) => !leftOut.includes(name)));
    const { host, 'content-type': type } = request.headers;
    return {
      ...headers,
      host,
      'content-type': type,
      'x-forwarded-for': forwardedFor(request.raw, behindFront),
    };
  }

  function limitsOf(url: string): BodyLimits {
    if (isUpload(url)) return { maxBytes: uploadLimit };
    const maxBytes = url === `/api${releasePaths.signed}` ? maxCommandBytes : textBodyLimit;
    return { maxBytes, withinMs: bodyMs };
  }
}

/** Removes hop-by-hop headers, because this server sets its own. */
function answerHeaders({ connection: _, 'keep-alive': __, ...headers }: IncomingHttpHeaders) {
  return headers;
}

/** The two servers would read such an address differently. */
function isRewritten(url: string): boolean {
  const [path = ''] = url.split('?');
  return /[\\#]|\/(\.|%2e){1,2}(\/|$)/i.test(path) || /#/.test(url);
}

const uploadPaths = [inboundMailPath, importPaths.list].map((path) => `/api${path}`);

function isUpload(url: string): boolean {
  const [path = ''] = url.split('?');
  return path.startsWith('/v0/') || uploadPaths.includes(path);
}

/** Forwards a body that it has read unchanged, and streams an upload. */
function readBody({ body, headers }: FastifyRequest): { body?: Buffer; contentType?: string } {
  if (!Buffer.isBuffer(body)) return {};
  return { body, contentType: headers['content-type'] || 'application/octet-stream' };
}

function isBrokenBody(error: unknown): boolean {
  return [BodyTooLarge, BodyTooSlow, BodyCutOff].some((kind) => error instanceof kind);
}

function refuse(request: FastifyRequest, reply: FastifyReply, status: number): void {
  if (status === 503) reply.header('retry-after', '2');
  if (status === 429) reply.header('retry-after', listenAgainSeconds);
  sendEarly(request, reply, status, errorAnswers[status] ?? { message: networkMessage });
}

function statusOf(error: unknown): number {
  if (error instanceof BodyTooLarge) return 413;
  if (error instanceof BodyTooSlow || error instanceof BodyCutOff) return 408;
  return error instanceof ApiHangs ? 503 : 502;
}
