import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';

type Headers = { authorization: string };
type Body = Record<string, unknown>;
export type DocumentedAnswer = { path: string; status: string; statuses: string[] };

/** Returns a request that a route without ids and a body accepts, from an administrator where it needs a token. */
export function grantedRequest(
  { path, statuses }: DocumentedAnswer,
  administrator: Headers,
): InjectOptions | undefined {
  if (path.includes('{')) return undefined;
  return statuses.includes('401') ? { headers: administrator } : {};
}

/** Turns an accepted request into one with the answer `status`. Returns undefined where that needs a sample. */
export function refusedRequest(
  { path, status }: DocumentedAnswer,
  granted: InjectOptions,
  customer: Headers,
): InjectOptions | undefined {
  const { headers: _headers, ...withoutToken } = granted;
  const body = granted.payload as Body | undefined;
  if (status === '401') return withoutToken;
  if (status === '403') return { ...withoutToken, headers: customer };
  if (status === '404' && path.includes('{')) {
    return { ...granted, url: path.replace(/\{\w+\}/, randomUUID()) };
  }
  if (status === '404' && body) return { ...granted, payload: { ...body, ...unknownIdsOf(body) } };
  if (status === '409') return body?.version ? { ...granted, payload: staleEditOf(body) } : granted;
  if (status !== '422') return undefined;
  return body ? { ...granted, payload: {} } : { ...granted, query: { limit: 'many' } };
}

function unknownIdsOf(body: Body): Body {
  const names = Object.keys(body).filter((name) => name.endsWith('_id'));
  return Object.fromEntries(names.map((name) => [name, randomUUID()]));
}

/** Changes the first number or the first text, because an edit without changes is accepted with any version. */
function staleEditOf({ version: _version, ...form }: Body): Body {
  const fields = Object.entries(form);
  const [name = '', value] =
    fields.find(([, value]) => typeof value === 'number') ??
    fields.find(([, value]) => typeof value === 'string') ??
    [];
  const changed = typeof value === 'number' ? value + 1 : `${value}a`;
  return { ...form, [name]: changed, version: 9 };
}
