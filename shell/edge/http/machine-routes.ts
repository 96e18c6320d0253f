import { machineAddresses } from '@gallery/shared/paths/machine-paths';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiConnection } from '../api/api-connection';

/** In milliseconds. */
const patience = 5_000;
const passedOn = ['content-type', 'cache-control', 'etag', 'access-control-allow-origin'];

/** Works for other programs, at addresses of the site. The API writes the answers. */
export const machineRoutes: FastifyPluginAsync<{ api: ApiConnection }> = async (app, { api }) => {
  for (const { path, answer } of machineAddresses())
    app.get<{ Params: { id?: string } }>(path, (request, reply) =>
      passOn(request, reply, answer(request.params.id ?? '')),
    );

  async function passOn({ headers }: FastifyRequest, reply: FastifyReply, path: string) {
    const known = headers['if-none-match'];
    const answer = await fetch(`${api.best().url}/api${path}`, {
      headers: known ? { 'if-none-match': known } : {},
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    }).catch(() => null);
    // A body that nobody reads would keep its connection.
    if (!answer?.ok) await answer?.body?.cancel();
    if (!answer || answer.status >= 500)
      return reply.code(503).headers({ 'retry-after': '60', 'cache-control': 'no-store' }).send();
    if (!answer.ok && answer.status !== 304)
      return reply.code(404).header('cache-control', 'no-store').send();
    for (const name of passedOn) {
      const value = answer.headers.get(name);
      if (value) reply.header(name, value);
    }
    return answer.status === 304
      ? reply.code(304).send()
      : reply.send(Buffer.from(await answer.arrayBuffer()));
  }
};
