import { Agent, type Dispatcher } from 'undici';

type Answered = (error: Error | null, answer: Dispatcher.ResponseData) => void;

export class ApiHangs extends Error {}

type Headers = Record<string, string>;
type OwnCall = { path: string; method: 'GET' | 'POST'; headers: Headers; body?: string };

export type ApiConnection = ReturnType<typeof connectToApi>;

/** Milliseconds for the head of an answer that others wait for too, and between two of its pieces. */
const sharedLimits = { headersTimeout: 10_000, bodyTimeout: 5_000 };

/** One connection for each call in progress, since event streams stay open. */
export function connectToApi(apiUrl: string) {
  const { origin, pathname } = new URL(apiUrl);
  const base = pathname.replace(/\/$/, '');
  const agent = new Agent({ connections: null, pipelining: 1, headersTimeout: 120_000, bodyTimeout: 0 });
  const waiting = new Set<AbortController>();
  return { request: request as Agent['request'], read, post, giveUpWaiting, close: () => agent.destroy() };

  function request(options: Dispatcher.RequestOptions, answered: Answered): void {
    const call = new AbortController();
    waiting.add(call);
    const { headersTimeout: _, bodyTimeout: __, ...rest } = options;
    agent.request({ ...rest, signal: call.signal }, (error, answer) => {
      waiting.delete(call);
      answered(error, answer);
    });
  }

  /** A GET of the edge itself, with nothing of any visitor. */
  function read(path: string, headers: Headers): Promise<Dispatcher.ResponseData> {
    return call({ path, method: 'GET', headers });
  }

  function post(path: string, headers: Headers, body: string): Promise<Dispatcher.ResponseData> {
    return call({ path, method: 'POST', headers, body });
  }

  async function call({ path, ...rest }: OwnCall): Promise<Dispatcher.ResponseData> {
    const call = new AbortController();
    waiting.add(call);
    const options = { ...sharedLimits, ...rest, origin, path: base + path };
    try {
      return await agent.request({ ...options, signal: call.signal });
    } finally {
      waiting.delete(call);
    }
  }

  function giveUpWaiting(): void {
    for (const call of waiting) call.abort(new ApiHangs('The API does not answer its heartbeat.'));
  }
}
