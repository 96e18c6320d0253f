import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { freePort } from '../../../scripts/servers/ports.mjs';
import { temporaryFolder, urlOf } from '../../support/processes/product';
import { callMs, type Engine, findShown, type Key, until } from './engine';
import { openSession } from './webdriver';

type ElementReference = Record<string, string>;

const keys: Record<Key, string> = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' };

/** Starts the small browser that WebKitGTK includes, on a screen of its own. */
export async function startWebKit(driverPath: string): Promise<Engine> {
  const home = temporaryFolder();
  const screen = await startScreen();
  const port = await freePort();
  const isRoot = process.getuid?.() === 0;
  const driver = spawn(driverPath, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      HOME: home,
      DISPLAY: screen.display,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      ...(isRoot && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  });
  const session = await openSession(urlOf(port), {
    timeouts: { pageLoad: callMs, script: callMs },
  });
  await session.post('/window/rect', { width: 1280, height: 838 });

  const find = `return (${String(findShown)})(arguments[0])`;
  const withShown = <Result>(xpath: string, work: (element: ElementReference) => Promise<Result>) =>
    until(xpath, async () => {
      const element = await session.run<ElementReference | null>(find, xpath);
      return element && { result: await work(element) };
    });
  return {
    open: (url) => session.post('/url', { url }),
    click: (xpath) => withShown(xpath, (element) => session.post(`${pathOf(element)}/click`)),
    type: (xpath, text) => withShown(xpath, (element) => session.post(`${pathOf(element)}/value`, { text })),
    press: (key) => session.post('/actions', { actions: [pressOf(keys[key])] }),
    text: (xpath) => withShown(xpath, (element) => session.run('return arguments[0].textContent', element)),
    evaluate: (expression) => session.run(`return (${expression})`),
    async inFrame(xpath, work) {
      await withShown(xpath, (id) => session.post('/frame', { id }));
      await work();
      await session.post('/frame', { id: null });
    },
    async stop() {
      await session.end().catch(() => {});
      await Promise.all([end(driver), end(screen.server)]);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

const pathOf = (element: ElementReference) => `/element/${Object.values(element)[0]}`;

function pressOf(value: string) {
  const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
  return { type: 'key', id: 'keyboard', actions };
}

async function startScreen() {
  const options = ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
  const server = spawn('Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'], detached: true });
  const [number] = await once(server.stdio[3] as Readable, 'data', { signal: AbortSignal.timeout(callMs) });
  return { server, display: `:${String(number).trim()}` };
}

/** Ends the server and every process that it started. */
async function end(server: ChildProcess) {
  if (server.exitCode !== null || !server.pid) return;
  const ended = once(server, 'exit');
  process.kill(-server.pid, 'SIGKILL');
  await ended;
}
