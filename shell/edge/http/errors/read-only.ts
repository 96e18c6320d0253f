import { sendEarly } from '@gallery/shared/server/early-answer';
import type { FastifyReply, FastifyRequest } from 'fastify';

export function refuseWrite(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('allow', 'GET, HEAD');
  return sendEarly(request, reply, 405, { message: 'This address is read only.' });
}
