import { type APIRequestContext, expect } from '@playwright/test';
import { bearer } from './account';

/** Calls the API, and fails unless it accepts. */
export async function send(
  request: APIRequestContext,
  method: 'get' | 'post' | 'put',
  path: string,
  data?: object,
  token?: string,
) {
  // A connection that waited for minutes may close just then. Nothing is written twice.
  const maxRetries = method === 'get' ? 2 : 0;
  const headers = token ? bearer(token) : undefined;
  const answer = await request[method](`/api${path}`, { data, headers, maxRetries });
  expect(answer.ok(), `${method} ${path} ${answer.status()} ${await answer.text()}`).toBe(true);
  return answer.json();
}
