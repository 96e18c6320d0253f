export class ApiError extends Error {
  isForUser = true;

  constructor(message, status) {
    super(message);
    this.status = status;
  }
}

export async function getJson(path, { query = {}, signal } = {}) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return (await call(`${path}?${new URLSearchParams(given)}`, { signal })).json();
}

export function getJsonOrNull(path, signal) {
  return getJson(path, { signal }).catch((error) => {
    if (error.status === 404) return null;
    throw error;
  });
}

export async function getText(path, options) {
  return (await call(path, options)).text();
}

export async function sendJson(method, path, body) {
  const headers = { 'content-type': 'application/json' };
  return (await call(path, { method, headers, body: JSON.stringify(body) })).json();
}

export const currentToken = () => null;
export async function prepareCalls() {}

async function call(path, options) {
  const answer = await fetch(`/api${path}`, options);
  if (!answer.ok) throw new ApiError(answer.statusText, answer.status);
  return answer;
}
