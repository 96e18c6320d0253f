import { fork } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { devNull } from 'node:os';
import path from 'node:path';
import { root } from '../build/run-command.mjs';

/** V8 lets its young generation grow to 128 MB. Without this limit, the API holds 170 MB more. */
const execArgv = ['--max-semi-space-size=8'];

/** Exceeds the slowest stop of a server. */
const stopTimeoutMs = 8000;

/** @typedef {{ name: string, file: string, env: Record<string, string | number | undefined> }} ServerPlan */
/** @typedef {{ ready?: boolean, progress?: string, notice?: string }} ServerMessage */
/** @typedef {ReturnType<typeof startServer>} Server */
/** `logFile` receives stdout; the terminal always shows stderr. @param {ServerPlan} plan @param {(message: ServerMessage) => void} [onMessage] @param {string} [logFile] */
export function startServer({ name, file, env }, onMessage = () => {}, logFile = devNull) {
  const settings = Object.entries({ ...process.env, ...env }).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  );
  const log = openSync(logFile, 'a', 0o600);
  const child = fork(path.join(root, file), {
    env: Object.fromEntries(settings),
    execArgv,
    stdio: ['ignore', log, 'inherit', 'ipc'],
  });
  closeSync(log);
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) =>
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`)),
  );
  /** @type {Promise<void>} */
  const reportedReady = new Promise((resolve) => {
    child.on('message', (/** @type {ServerMessage} */ message) =>
      message.ready ? resolve() : onMessage(message),
    );
  });
  const ready = Promise.race([reportedReady, ended]).then((how) => {
    if (how) throw new Error(`${name} ended before it was ready (${how}).`);
  });
  ready.catch(() => {});
  return { name, pid: child.pid, ready, ended, stop };

  async function stop() {
    child.kill('SIGTERM');
    const forced = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
    await ended;
    clearTimeout(forced);
  }
}

/** Also reacts to the end of the parent npm, which may be killed before it passes on a signal. @param {() => void} stop */
export function onStopRequest(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || stop(), 500).unref();
}
