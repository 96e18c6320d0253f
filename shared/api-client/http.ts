import { networkMessage } from '../contract/fields/answer';
import { ApiError } from '../errors/error-message';

export { ApiError } from '../errors/error-message';
export {
  currentToken,
  dismissServerFailure,
  isServerFailureShown,
  linkSession,
  onServerFailure,
  type ServerFailure,
  tokenRefused,
} from './shell-link';

let origin = '';

export function setApiOrigin(url: string): void {
  origin = url;
}

export type Query = Record<string, string | number | undefined>;

/** Rejects with an `ApiError` that carries the server's message, or the network message. */
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

const fileTimeout = 300_000;

export async function getText(
  path: string,
  options: { query?: Query; signal?: AbortSignal } = {},
): Promise<string> {
  const { send } = await loadClient();
  const { query: params, signal } = options;
  return send<string>({ method: 'GET', url: `${origin}/api${path}`, params, signal, timeout: fileTimeout });
}

/** Returns `null` on a 404. */
export async function getJsonOrNull<T>(path: string, signal?: AbortSignal): Promise<T | null> {
  try {
    return await getJson<T>(path, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

type Method = 'POST' | 'PUT' | 'DELETE';

/** `token` replaces the token of the page's session. `null` sends none. */
export async function sendJson<T>(
  method: Method,
  path: string,
  body?: object,
  { token, ...options }: { token?: string | null; headers?: Record<string, string> } = {},
): Promise<T> {
  const { send } = await loadClient();
  const authorization = token === undefined ? {} : { authorization: token && `Bearer ${token}` };
  const headers = { ...options.headers, ...authorization };
  return send<T>({ method, url: `${origin}/api${path}`, data: body, headers });
}

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

/** Loads the client before the first call. The call itself reports a failed load. */
export async function prepareCalls(): Promise<void> {
  await loadClient().catch(() => undefined);
}

/** axios loads with the first call, because a page from the edge does not need it. */
async function loadClient() {
  try {
    return await import(/* webpackChunkName: "axios" */ './axios-client');
  } catch {
    throw new ApiError(networkMessage);
  }
}
