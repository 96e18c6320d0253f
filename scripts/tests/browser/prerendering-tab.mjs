import { setTimeout as pause } from 'node:timers/promises';
import { openDevtoolsPipe } from './devtools-pipe.mjs';

/** @typedef {import('devtools-protocol/types/protocol-mapping.js').ProtocolMapping.Commands} Commands */

const domains = /** @type {const} */ (['Page', 'Network', 'Runtime', 'Log', 'Preload']);
/** Milliseconds. */
const timeout = 30_000;

/** Chromium prerenders nothing in a page with an attached debugger, such as Playwright's, so this one attaches to the tab. @param {string} executablePath @param {{ [M in keyof Commands]: { method: M, params: Commands[M]['paramsType'][0] } }[keyof Commands][]} [settings] of each page of the tab */
export async function openPrerenderingTab(executablePath, settings = []) {
  const pipe = openDevtoolsPipe(executablePath);
  /** @type {{ sessionId: string, prerendered: boolean }[]} */
  const pages = [];
  /** @type {string[]} */
  const errors = [];
  /** @type {string[]} */
  const statuses = [];
  pipe.listen(({ method, params }) => {
    if (method === 'Target.attachedToTarget') void attach(params);
    if (method === 'Preload.prerenderStatusUpdated') statuses.push(params.prerenderStatus ?? params.status);
    if (method === 'Runtime.exceptionThrown')
      errors.push(String(params.exceptionDetails.exception?.description));
    if (method === 'Log.entryAdded' && params.entry.level === 'error') errors.push(params.entry.text);
    if (method === 'Runtime.consoleAPICalled' && params.type === 'error')
      errors.push(String(params.args[0]?.value));
  });
  const { targetId } = await pipe.send('Target.createTarget', { url: 'about:blank', forTab: true });
  const { sessionId: tab } = await pipe.send('Target.attachToTarget', { targetId, flatten: true });
  const everything = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter: [{}] };
  await pipe.send('Target.setAutoAttach', everything, tab);
  await until(() => pages.length > 0, 'a page');
  return { open, block, run, press, release, prerendered, errors, close: pipe.close };

  /** @param {{ sessionId: string, targetInfo: { type: string, subtype?: string } }} target */
  async function attach({ sessionId, targetInfo }) {
    if (targetInfo.type === 'page') {
      for (const domain of domains) void pipe.send(`${domain}.enable`, undefined, sessionId);
      for (const { method, params } of settings) void pipe.send(method, params, sessionId);
      pages.push({ sessionId, prerendered: targetInfo.subtype === 'prerender' });
    }
    await pipe.send('Runtime.runIfWaitingForDebugger', undefined, sessionId).catch(() => undefined);
  }

  function current() {
    return pages.at(-1)?.sessionId;
  }

  /** Blocks requests of the open page. @param {string[]} urls */
  async function block(urls) {
    await pipe.send('Network.setBlockedURLs', { urls }, current());
  }

  /** @param {string} url */
  async function open(url) {
    await pipe.send('Page.navigate', { url }, current());
    await until(() => run('document.readyState === "complete" && location.href !== "about:blank"'), url);
  }

  /** Runs in the open page, or in the one that was prerendered last. @param {string} expression @returns {Promise<any>} */
  async function run(expression) {
    const asked = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await pipe.send('Runtime.evaluate', asked, current());
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /** Presses an element and returns a function that releases it. @param {string} selector */
  async function press(selector) {
    const page = current();
    const { x, y } = await run(`(() => {
      const element = document.querySelector(${JSON.stringify(selector)});
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`);
    const at = { x, y, button: /** @type {const} */ ('left'), clickCount: 1 };
    await pipe.send('Input.dispatchMouseEvent', { ...at, type: 'mouseMoved', button: 'none' }, page);
    await pipe.send('Input.dispatchMouseEvent', { ...at, type: 'mousePressed' }, page);
    return { page, at };
  }

  /** @param {Awaited<ReturnType<typeof press>>} pressed */
  async function release({ page, at }) {
    await pipe.send('Input.dispatchMouseEvent', { ...at, type: 'mouseReleased' }, page);
  }

  /** Resolves when the page behind the pressed link is ready. */
  async function prerendered() {
    await until(() => statuses.includes('Ready'), `a prerendered page (${statuses})`);
  }

  /** @param {() => unknown} condition @param {string} what */
  async function until(condition, what) {
    for (const end = Date.now() + timeout; Date.now() < end; await pause(20)) if (await condition()) return;
    throw new Error(`There was not ${what} within ${timeout / 1000} s.`);
  }
}
