import type { FastifyInstance, InjectOptions } from 'fastify';
import { bearer, signUp } from '../gallery/accounts';

export async function newFollower(app: FastifyInstance) {
  const { token, user } = await signUp(app);
  const headers = bearer(token);
  const call = (method: InjectOptions['method'], path: string, payload?: object) =>
    app.inject({ method, url: `/api/following${path}`, headers, payload });
  return {
    user,
    headers,
    call,
    follow: (artistId: string) => call('PUT', `/artists/${artistId}`),
    save: (query: string) => call('POST', '/searches', { query }),
    following: async () => (await call('GET', '')).json(),
    unseen: async (): Promise<number> => (await call('GET', '/news')).json().unseen,
  };
}
