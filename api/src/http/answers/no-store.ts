import type { FastifyReply, FastifyRequest } from 'fastify';

/** Give it to routes as `onRequest`: neither browsers nor proxies keep what they answer. */
export async function keptNowhere(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
}
