import { networkMessage } from '../contract/fields/answer';
import { ApiError } from './api-error';

export { ApiError } from './api-error';
export {
  dismissServerFailure,
  isServerFailureShown,
  onServerFailure,
  type ServerFailure,
} from './server-failure';
export { currentToken, linkSession, tokenRefused } from './session-link';

let origin = '';

/** The edge has no page address, so it says where the API is; a browser asks its own origin. */
export function setApiOrigin(url: string): void {
  origin = url;
}

export type Query = Record<string, string | number | undefined>;

/** Reads `path` of the API. Fails with an `ApiError` that carries the server's words, or the network message. */
export async function getJson<T>(
  path: string,
  options: { query?: Query; signal?: AbortSignal } = {},
): Promise<T> {
  const { send } = await loadClient();
  return send<T>({
    method: 'GET',
    url: `${origin}/api${path}`,
    params: options.query,
    signal: options.signal,
  });
}

/** Milliseconds: a file of everything is as long on its way as it needs. */
const fileTimeout = 300_000;

/** Reads a file of text, such as CSV. */
export async function getText(
  path: string,
  options: { query?: Query; signal?: AbortSignal } = {},
): Promise<string> {
  const { send } = await loadClient();
  const { query: params, signal } = options;
  return send<string>({ method: 'GET', url: `${origin}/api${path}`, params, signal, timeout: fileTimeout });
}

/** The same for a thing that may not exist: an unknown one is data (`null`), not an error. */
export async function getJsonOrNull<T>(path: string, signal?: AbortSignal): Promise<T | null> {
  try {
    return await getJson<T>(path, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

type Method = 'POST' | 'PUT' | 'DELETE';

/** Sends `body`, if there is one, as JSON; `token` acts for a session that is no longer this page's, `null` for nobody. */
export async function sendJson<T>(
  method: Method,
  path: string,
  body?: object,
  { token }: { token?: string | null } = {},
): Promise<T> {
  const { send } = await loadClient();
  const headers = token === undefined ? {} : { authorization: token && `Bearer ${token}` };
  return send<T>({ method, url: `${origin}/api${path}`, data: body, headers });
}

/** Sends `values` as form data. */
export async function sendForm<T>(
  method: Method,
  path: string,
  values: Record<string, string>,
  { headers }: { headers?: Record<string, string> } = {},
): Promise<T> {
  const { send } = await loadClient();
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  return send<T>({ method, url: `${origin}/api${path}`, data, headers });
}

/** Fetches what the first call would wait for; a failure is the first call's to tell. */
export async function prepareCalls(): Promise<void> {
  await loadClient().catch(() => undefined);
}

/** axios comes with the first call: pages rendered at the edge are read without it. */
async function loadClient() {
  try {
    return await import(/* webpackChunkName: "axios" */ './axios-client');
  } catch {
    throw new ApiError(networkMessage);
  }
}
