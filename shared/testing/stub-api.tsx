import type { Query } from '../api-client/http';
import { networkMessage } from '../contract/fields/answer';
import { ApiError } from '../errors/error-message';

type Answer = object | string;
type Headers = Record<string, string>;
type Reply = Answer | ((query: Query, body: unknown, headers?: Headers) => Answer | Promise<Answer>);

let replies: Record<string, Reply> = {};

/** Maps a path, or a method and a path such as `PUT /users`, to a body, or to a function that returns one. */
export function stubApi(answers: Record<string, Reply>): void {
  replies = answers;
  jest.doMock('../api-client/axios-client', () => ({ send }));
}

export async function apiDown(): Promise<never> {
  throw new ApiError(networkMessage);
}

export function refused(status: number, message: string, errors?: Record<string, string>): never {
  throw new ApiError(message, status, errors);
}

export function neverAnswered(): Promise<never> {
  return new Promise(() => undefined);
}

type Call = { url: string; method?: string; params?: Query; data?: unknown; headers?: Headers };

async function send({ url, method = 'GET', params = {}, data, headers = {} }: Call): Promise<Answer> {
  const whole = url.replace(/^.*\/api\//, '/');
  const [path = ''] = whole.split('?');
  const reply =
    replies[`${method} ${whole}`] ?? replies[whole] ?? replies[`${method} ${path}`] ?? replies[path];
  if (!reply) throw new ApiError('Not found', 404);
  if (typeof reply !== 'function') return reply;
  return Object.keys(headers).length > 0 ? reply(params, data, headers) : reply(params, data);
}
