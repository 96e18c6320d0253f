import { idPattern } from '@gallery/shared/contract/fields/id';
import type { Route } from '@gallery/shared/releases/release';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ApiConnection, ApiHangs } from '../../api/api-connection';
import { hasOnlyReleaseCookies } from '../../visitors/cookies';
import { createPublicAnswers } from './public-answers';
import { sendStored } from './stored-answer';

/** The routes of the releases that everybody gets: the same object while these stay. */
export type CacheableRoutes = () => Record<string, Route>;

type PublicAnswers = {
  api: ApiConnection;
  routes: CacheableRoutes;
  forward: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
  refuse: (request: FastifyRequest, reply: FastifyReply, status: number) => void;
};

const maxAddressLength = 1_000;
/** Who sends one of these may be answered otherwise than everybody. */
const personalHeaders = [
  'authorization',
  'range',
  'if-range',
  'content-length',
  'transfer-encoding',
  'if-match',
  'if-unmodified-since',
];

/** Answers from the edge's store what releases call cacheable, unless the request carries something personal; forwards the rest. */
export function publicAnswers(options: PublicAnswers) {
  const { api, routes, forward, refuse } = options;
  const answers = createPublicAnswers(api);
  let cacheable = readCacheable(routes());
  return answerPublicly;

  function answerPublicly(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
    if (cacheable.of !== routes()) cacheable = readCacheable(routes());
    if (!isRead(request) || !cacheable.has(request.url) || !isForEverybody(request))
      return forward(request, reply);
    // Neither awaited nor returned: Fastify would track each reply by its promise.
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

function isForEverybody({ url, headers }: FastifyRequest): boolean {
  const isAnonymous = personalHeaders.every((name) => headers[name] === undefined);
  return url.length <= maxAddressLength && isAnonymous && hasOnlyReleaseCookies(headers.cookie);
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** `has`: whether a release names the path of an address, with an id in the place of `:id`. */
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
