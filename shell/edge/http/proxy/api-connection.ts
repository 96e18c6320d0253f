import { Agent, type Dispatcher } from 'undici';

type Answered = (error: Error | null, answer: Dispatcher.ResponseData) => void;

export class ApiHangs extends Error {}

export type ApiConnection = ReturnType<typeof connectToApi>;

/** One connection for each call in progress, since event streams stay open. */
export function connectToApi() {
  const agent = new Agent({ connections: null, pipelining: 1, headersTimeout: 120_000, bodyTimeout: 0 });
  const waiting = new Set<AbortController>();
  return { request: request as Agent['request'], giveUpWaiting, close: () => agent.destroy() };

  function request(options: Dispatcher.RequestOptions, answered: Answered): void {
    const call = new AbortController();
    waiting.add(call);
    const { headersTimeout: _, bodyTimeout: __, ...rest } = options;
    agent.request({ ...rest, signal: call.signal }, (error, answer) => {
      waiting.delete(call);
      answered(error, answer);
    });
  }

  function giveUpWaiting(): void {
    for (const call of waiting) call.abort(new ApiHangs('The API does not answer its heartbeat.'));
  }
}
