export class ApiError extends Error {
  readonly isForUser = true;

  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

type Options = { query?: Record<string, string | number | undefined>; signal?: AbortSignal };

export async function getJson(path: string, { query = {}, signal }: Options = {}): Promise<unknown> {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return (await call(`${path}?${new URLSearchParams(given)}`, { signal })).json();
}

export function getJsonOrNull(path: string, signal?: AbortSignal): Promise<unknown> {
  return getJson(path, { signal }).catch((error: ApiError) => {
    if (error.status === 404) return null;
    throw error;
  });
}

export async function getText(path: string, { signal }: Options = {}): Promise<string> {
  return (await call(path, { signal })).text();
}

export async function sendJson(method: string, path: string, body?: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  return (await call(path, { method, headers, body: JSON.stringify(body) })).json();
}

export const currentToken = () => null;
export async function prepareCalls() {}

async function call(path: string, options: RequestInit): Promise<Response> {
  const answer = await fetch(`/api${path}`, options);
  if (!answer.ok) throw new ApiError(answer.statusText, answer.status);
  return answer;
}
