import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** @typedef {import('devtools-protocol/types/protocol-mapping.js').ProtocolMapping.Commands} Commands */
/** @typedef {import('devtools-protocol/types/protocol-mapping.js').ProtocolMapping.Events} Events */
/** @typedef {{ [M in keyof Events]: { method: M, params: Events[M][0] } }[keyof Events]} Event */
/** @typedef {{ id: number, result?: unknown, error?: { message: string } }} Answer */
/**
 * @template {keyof Commands} M
 * @typedef {Commands[M]['paramsType'][0]} Params
 */

/** Starts a separate Chromium that speaks its protocol over a pipe. @param {string} executablePath */
export function openDevtoolsPipe(executablePath) {
  const profile = mkdtempSync(path.join(tmpdir(), 'uli-chromium-'));
  const args = [
    '--headless=new',
    '--remote-debugging-pipe',
    '--disable-gpu',
    '--no-first-run',
    '--disable-component-update',
    '--disable-background-networking',
    `--user-data-dir=${profile}`,
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
  const browser = spawn(executablePath, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
  const commands = /** @type {import('node:stream').Writable} */ (browser.stdio[3]);
  const answers = /** @type {import('node:stream').Readable} */ (browser.stdio[4]);
  /** @type {Map<number, (answer: Answer) => void>} */
  const waiting = new Map();
  /** @type {((event: Event) => void)[]} */
  const listeners = [];
  let received = '';
  let lastId = 0;
  answers.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    const messages = (received + text).split('\0');
    received = messages.pop() ?? '';
    for (const message of messages) deliver(JSON.parse(message));
  });
  return { send, listen: listeners.push.bind(listeners), close };

  /** @param {Answer | Event} message */
  function deliver(message) {
    if ('id' in message) waiting.get(message.id)?.(message);
    else for (const listener of listeners) listener(message);
  }

  /**
   * @template {keyof Commands} M
   * @param {M} method
   * @param {Params<M>} [params]
   * @param {string} [sessionId] of an attached target
   * @returns {Promise<Commands[M]['returnType']>}
   */
  function send(method, params, sessionId) {
    const id = ++lastId;
    commands.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) =>
      waiting.set(id, ({ result, error }) => {
        waiting.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(/** @type {Commands[M]['returnType']} */ (result));
      }),
    );
  }

  async function close() {
    const ended = new Promise((resolve) => browser.once('exit', resolve));
    void send('Browser.close'); // a signal would leave its helpers writing into the profile
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
