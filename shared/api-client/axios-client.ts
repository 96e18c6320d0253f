import axios, { type AxiosRequestConfig, CanceledError } from 'axios';
import { type ErrorAnswer, networkMessage } from '../contract/fields/answer';
import { ApiError } from '../errors/error-message';
import { dropRefused, orderAuthorization } from '../payments/guest-access';
import { currentToken, reportServerFailure, tokenRefused } from './shell-link';

const isEdge = typeof window === 'undefined';
/** The edge runs beside the API, so compression costs more than it saves. A page waits two seconds at most. */
const edgeDefaults = {
  timeout: 2000,
  maxRedirects: 0,
  decompress: false,
  headers: { 'accept-encoding': 'identity' },
};
/** Says that the page made this call by itself, so the call does not keep the session. */
const automaticHeader = { 'x-automatic': '1' };

/** In milliseconds. A page calls soon after what a person does. */
const soon = 60_000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'];
let seenAt = Date.now();

const client = axios.create({ timeout: 20_000, ...(isEdge && edgeDefaults) });
if (!isEdge) notePresence();

/** Pages that render at the same moment share their reads, because every reader at the edge is a visitor. */
export function send<T>(request: AxiosRequestConfig): Promise<T> {
  if (!isEdge || request.method !== 'GET') return call<T>(request);
  const { signal: _unshared, ...shared } = request;
  return dedupeRead(axios.getUri(shared), () => call<T>(shared));
}

async function call<T>(request: AxiosRequestConfig): Promise<T> {
  const hasToken = request.headers && 'authorization' in request.headers;
  const token = hasToken ? null : currentToken();
  const authorization = hasToken ? null : authorizationOf(request.url ?? '', token);
  const automatic = token && isAutomatic(request.method) ? automaticHeader : null;
  const headers = { ...request.headers, ...(authorization && { authorization }), ...automatic };
  try {
    const { data } = await client.request<T>({ ...request, headers });
    return data;
  } catch (error) {
    if (error instanceof CanceledError) throw error;
    const failure = apiErrorOf(error, request.url ?? '');
    if (authorization && failure instanceof ApiError) dropRefused(authorization, failure.status);
    const sentToken = token && authorization === `Bearer ${token}`;
    if (sentToken && failure instanceof ApiError && failure.status === 401)
      tokenRefused(token, failure.message);
    if (request.method !== 'GET') reportFailure(error, failure);
    throw failure;
  }
}

function authorizationOf(url: string, token: string | null): string | null {
  return isEdge ? null : orderAuthorization(url, token);
}

/** Reports changes only, because the page shows a failed read in its place. */
function reportFailure(error: unknown, failure: unknown) {
  if (!axios.isAxiosError(error) || !error.response || !(failure instanceof ApiError)) return;
  const { status, statusText } = error.response;
  reportServerFailure({ status, statusText, message: failure.message });
}

function apiErrorOf(error: unknown, url: string): unknown {
  if (!axios.isAxiosError<Partial<ErrorAnswer>>(error)) return error;
  if (!error.response) return new ApiError(networkMessage);
  const { data, status } = error.response;
  const messages = /\/(artist|artwork|order)\b/.test(url)
    ? [data?.error, data?.message]
    : [data?.message, data?.error];
  return new ApiError(messages.find(Boolean) ?? networkMessage, status, data?.errors, data);
}

/** Notes what a person does in this page, from now on. */
export function notePresence(): void {
  const note = () => {
    seenAt = Date.now();
  };
  for (const sign of signs) window.addEventListener(sign, note, { capture: true, passive: true });
}

/** A read with nobody at the page repeats by a timer. */
export function isAutomatic(method: string | undefined): boolean {
  return method === 'GET' && Date.now() - seenAt > soon;
}

const pending = new Map<string, Promise<unknown>>();

/** Concurrent calls with the same `key` share one answer or failure. */
export function dedupeRead<T>(key: string, read: () => Promise<T>): Promise<T> {
  const found = pending.get(key) as Promise<T> | undefined;
  if (found) return found;
  const reading = read().finally(() => pending.delete(key));
  pending.set(key, reading);
  return reading;
}
