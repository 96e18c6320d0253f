import { sendEarly } from '@gallery/shared/server/early-answer';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { redactText, redactUrl } from '../../log-text';

/** Logs internal failures with redacted secrets, and hides them from the client. */
export function answerError(log: (line: string) => void) {
  return (
    { statusCode = 500, message }: FastifyError,
    { method, url }: FastifyRequest,
    reply: FastifyReply,
  ) => {
    if (statusCode >= 500) log(`${method} ${redactUrl(url)}: ${redactText(message)}`);
    const text =
      statusCode < 500 ? 'The request could not be understood.' : 'Something went wrong. Please try again.';
    return reply.code(statusCode).header('cache-control', 'no-store').send({ message: text });
  };
}

export function refuseWrite(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('allow', 'GET, HEAD');
  return sendEarly(request, reply, 405, { message: 'This address is read only.' });
}
