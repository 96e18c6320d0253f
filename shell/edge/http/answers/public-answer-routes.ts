import { artistPaths } from '@gallery/shared/contract/catalogue/artist';
import { artworkPaths } from '@gallery/shared/contract/catalogue/artwork';
import { eventPaths } from '@gallery/shared/contract/programme/event';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasOnlyReleaseCookies } from '../../visitors/cookies';
import { type ApiConnection, ApiHangs } from '../api/api-connection';
import { createPublicAnswers } from './public-answers';
import { sendStored } from './stored-answer';

type PublicAnswerRoutes = {
  api: ApiConnection;
  isSilent: () => boolean;
  forward: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
  refuse: (request: FastifyRequest, reply: FastifyReply, status: number) => void;
};

const one = ':id(^[0-9a-f-]{36}$)';
const publicPaths = [
  ...[artworkPaths.list, artistPaths.list, eventPaths.list],
  ...[`/artwork/${one}`, `/artist/artist/${one}`],
];

const maxAddressLength = 1_000;
/** Who sends one of these may be answered otherwise than everybody. */
const personalHeaders = [
  ...['authorization', 'range', 'if-range', 'content-length', 'transfer-encoding'],
  ...['if-match', 'if-unmodified-since'],
];

/** Reads of the API that answer everybody alike, unless they carry something personal. */
export function publicAnswerRoutes(app: FastifyInstance, options: PublicAnswerRoutes): void {
  const { api, isSilent, forward, refuse } = options;
  const answers = createPublicAnswers({ read });
  for (const path of publicPaths)
    app.route({ method: ['GET', 'HEAD'], url: `/api${path}`, handler: answerPublicly });

  function answerPublicly(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
    if (!isForEverybody(request)) return forward(request, reply);
    // Neither awaited nor returned: Fastify would track each reply by its promise.
    void send(request, reply);
  }

  /** A read may have waited for one before it until the API fell silent. */
  async function read(path: string, headers: Record<string, string>) {
    if (isSilent()) throw new ApiHangs();
    return api.read(path, headers);
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
