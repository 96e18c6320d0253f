import { idPattern } from '@gallery/shared/domain/id';
import type { Route } from '@gallery/shared/releases/release';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ApiConnection, ApiHangs } from '../../api/api-connection';
import { hasOnlyReleaseCookies } from '../../visitors/cookies';
import { createPublicAnswers } from './public-answers';
import { sendStored } from './stored-answer';

/** Returns the routes of the default releases, and the same object while these stay. */
export type CacheableRoutes = () => Record<string, Route>;

type PublicAnswers = {
  api: ApiConnection;
  routes: CacheableRoutes;
  forward: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
  refuse: (request: FastifyRequest, reply: FastifyReply, status: number) => void;
};

const maxAddressLength = 1_000;
/** The answer to a request with one of these headers may differ from the public one. */
const personalHeaders = [
  'authorization',
  'range',
  'if-range',
  'content-length',
  'transfer-encoding',
  'if-match',
  'if-unmodified-since',
];

/** Answers from the edge's cache where releases declare an answer cacheable and the request has nothing personal. Forwards all other requests. */
export function publicAnswers(options: PublicAnswers) {
  const { api, routes, forward, refuse } = options;
  const answers = createPublicAnswers(api);
  let cacheable = readCacheable(routes());
  return answerPublicly;

  function answerPublicly(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
    if (cacheable.of !== routes()) cacheable = readCacheable(routes());
    if (!isRead(request) || !cacheable.has(request.url) || !isForEverybody(request))
      return forward(request, reply);
    // Neither awaits nor returns the promise, because Fastify would track each reply by it.
    void send(request, reply);
  }

  async function send(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    try {
      const answer = await answers(request.url);
      if (answer) await sendStored(request, reply, answer);
      else forward(request, reply);
    } catch (error) {
      if (error instanceof ApiHangs) refuse(request, reply, 503);
      else forward(request, reply);
    }
  }
}

/** Tells whether nothing in a request could change the public answer. */
export function isForEverybody({ url, headers }: FastifyRequest): boolean {
  const isAnonymous = personalHeaders.every((name) => headers[name] === undefined);
  return url.length <= maxAddressLength && isAnonymous && hasOnlyReleaseCookies(headers.cookie);
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** `has` tells whether a release names the path of an address, with an id in the position of `:id`. */
function readCacheable(of: Record<string, Route>) {
  const named = new Set(Object.values(of).flatMap(({ cacheable = [] }) => cacheable));
  return { of, has };

  function has(url: string): boolean {
    const [path = ''] = url.slice('/api'.length).split('?');
    return url.startsWith('/api/') && (named.has(path) || named.has(withoutId(path)));
  }
}

function withoutId(path: string): string {
  return path
    .split('/')
    .map((part) => (idPattern.test(part) ? ':id' : part))
    .join('/');
}
