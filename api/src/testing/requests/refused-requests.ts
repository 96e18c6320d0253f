import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';

/** Makes of a request that a route grants one that it answers with `status`; undefined where that needs a sample. */
export function refusedRequest(
  status: string,
  path: string,
  granted: InjectOptions | undefined,
  customer: { authorization: string },
): InjectOptions | undefined {
  const { headers: _headers, ...withoutToken } = granted ?? {};
  if (status === '401') return withoutToken;
  if (status === '403') return { ...withoutToken, headers: customer };
  if (status === '404' && granted && path.includes('{')) {
    return { ...granted, url: path.replace(/\{\w+\}/, randomUUID()) };
  }
  if (status !== '422' || !granted) return undefined;
  return granted.payload ? { ...granted, payload: {} } : { ...granted, query: { limit: 'many' } };
}
