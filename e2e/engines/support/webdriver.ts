import { callMs, until } from './engine';

/** A client of the W3C WebDriver protocol: https://www.w3.org/TR/webdriver2/ */
export type WebDriver = {
  post: <Value>(command: string, body?: object) => Promise<Value>;
  run: <Value>(script: string, ...args: unknown[]) => Promise<Value>;
  end: () => Promise<void>;
};

export async function openSession(driver: string, capabilities: object): Promise<WebDriver> {
  await until('the driver', async () => ({ result: await call(driver, 'GET', '/status') }));
  const { sessionId } = await call<{ sessionId: string }>(driver, 'POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${driver}/session/${sessionId}`;
  return {
    post: (command, body = {}) => call(session, 'POST', command, body),
    run: (script, ...args) => call(session, 'POST', '/execute/sync', { script, args }),
    end: () => call(session, 'DELETE', ''),
  };
}

async function call<Value>(base: string, method: string, command: string, body?: object): Promise<Value> {
  const answer = await fetch(base + command, {
    method,
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(callMs),
  });
  const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${method} ${command}: ${value.error} ${value.message}`);
  return value;
}
