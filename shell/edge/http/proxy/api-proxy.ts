import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import replyFrom from '@fastify/reply-from';
import { type ErrorAnswer, networkMessage, textBodyLimit } from '@gallery/shared/contract/fields/answer';
import { maxCommandBytes, releasePaths } from '@gallery/shared/contract/releases/releases';
import { maxImageBytes } from '@gallery/shared/contract/storage/storage';
import { lingering, sendEarly } from '@gallery/shared/server/early-answer';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config';
import { publicAnswerRoutes } from '../answers/public-answer-routes';
import { type ApiConnection, ApiHangs } from '../api/api-connection';
import { type BodyLimits, BodyTooLarge, BodyTooSlow, boundedBody } from './bounded-body';
import { clientOf } from './client-address';
import { openEventStreams } from './event-streams';

export type ApiProxyOptions = Pick<Config, 'apiUrl' | 'behindFront'> & {
  api: ApiConnection;
  isSilent: () => boolean;
  /** Does not apply to uploads. */
  bodyMs?: number;
};

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const uploadLimit = maxImageBytes + 1024 * 1024;
/** Hop-by-hop headers, and those by which a visitor could forge an address or go on with a trace of ours. */
const leftOut = [
  ...['keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade', 'expect', 'proxy-authorization'],
  ...['traceparent', 'tracestate', 'baggage'],
  ...['forwarded', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto', 'x-real-ip'],
];

const errorAnswers: Record<number, ErrorAnswer> = {
  400: { message: 'The request could not be understood.' },
  408: { message: networkMessage },
  413: { message: 'What was sent is too large.' },
  502: { message: networkMessage },
  503: { message: networkMessage },
};

/** Forwards /api and /v0; uploads and event streams are never buffered. */
export async function apiProxy(app: FastifyInstance, options: ApiProxyOptions): Promise<void> {
  const { api, apiUrl, behindFront, isSilent, bodyMs = 25_000 } = options;
  const { origin, pathname: base } = new URL(apiUrl);
  await app.register(replyFrom, {
    base: origin,
    undici: api,
    disableRequestLogging: true,
    disableCache: true,
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', ({ url, raw }, _body, done) => done(null, boundedBody(raw, limitsOf(url))));
  app.addHook('onRequest', (request, reply, done) => {
    const { url, headers } = request;
    if (isRewritten(url)) refuse(request, reply, 400);
    else if (isSilent()) refuse(request, reply, 503);
    else if (Number(headers['content-length']) > limitsOf(url).maxBytes) refuse(request, reply, 413);
    else done();
  });
  const eventStreams = openEventStreams();
  // Readers reconnect, to the edge that runs by then.
  app.addHook('preClose', async () => eventStreams.end());
  publicAnswerRoutes(app, { api, isSilent, forward, refuse });
  for (const url of ['/api', '/api/*', '/v0', '/v0/*']) app.route({ method: methods, url, handler: forward });

  function forward(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const [path = ''] = request.url.split('?');
    return reply.from(base.replace(/\/$/, '') + path, {
      rewriteRequestHeaders: (_, headers) => onwardHeaders(request, headers),
      rewriteHeaders: answerHeaders,
      retryDelay: ({ err, attempt }) => (isLostBeforeSent(request, err) && attempt === 0 ? 1 : null),
      onResponse: (_, __, { stream }) => sendAnswer(request, reply, stream as unknown as Readable),
      onError: (_, { error }) => refuse(request, reply, statusOf(error)),
    });
  }

  function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Readable): FastifyReply {
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) {
      reply.send(eventStreams.follow(answer));
      reply.raw.flushHeaders(); // the first event may be long in coming
      return reply;
    }
    // Reads the rest of a refused body, or its sender would see a reset instead of the answer.
    return reply.send(request.raw.complete ? answer : lingering(answer, request.raw));
  }

  function onwardHeaders(request: FastifyRequest, sent: IncomingHttpHeaders): IncomingHttpHeaders {
    const headers = Object.fromEntries(Object.entries(sent).filter(([name]) => !leftOut.includes(name)));
    return { ...headers, host: request.headers.host, 'x-forwarded-for': clientOf(request.raw, behindFront) };
  }

  function limitsOf(url: string): BodyLimits {
    if (url.startsWith('/v0/')) return { maxBytes: uploadLimit };
    const maxBytes = url === `/api${releasePaths.signed}` ? maxCommandBytes : textBodyLimit;
    return { maxBytes, withinMs: bodyMs };
  }
}

/** Hop-by-hop headers: this server sets its own. */
function answerHeaders({ connection: _, 'keep-alive': __, ...headers }: IncomingHttpHeaders) {
  return headers;
}

/** The two servers would read such an address differently. */
function isRewritten(url: string): boolean {
  const [path = ''] = url.split('?');
  return /[\\#]|\/(\.|%2e){1,2}(\/|$)/i.test(path) || /#/.test(url);
}

/** The API may close an idle connection just as it is used; a retry is safe. */
function isLostBeforeSent({ method }: FastifyRequest, error: Error | null): boolean {
  return /^(GET|HEAD)$/.test(method) && (error as NodeJS.ErrnoException)?.code === 'UND_ERR_SOCKET';
}

function refuse(request: FastifyRequest, reply: FastifyReply, status: number): void {
  if (status === 503) reply.header('retry-after', '2');
  sendEarly(request, reply, status, errorAnswers[status] ?? { message: networkMessage });
}

function statusOf({ cause }: Error): number {
  if (cause instanceof BodyTooLarge) return 413;
  if (cause instanceof BodyTooSlow) return 408;
  return cause instanceof ApiHangs ? 503 : 502;
}
