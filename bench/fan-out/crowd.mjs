import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from '../../scripts/build/run-command.mjs';
import { processorMs } from '../product/processes.mjs';

const listenerFile = path.join(root, 'api/src/testing/processes/event-listener.ts');

/** @typedef {Awaited<ReturnType<typeof openCrowd>>} Crowd */

/** Starts servers that listen to one engine, and readers of their streams in one more process. @param {{ databaseUrl: string, valkeyPort?: number, servers: number, readers: number }} size */
export async function openCrowd({ databaseUrl, valkeyPort, servers, readers }) {
  const args = [databaseUrl, ...(valkeyPort ? [`${valkeyPort}`] : [])];
  const listeners = Array.from({ length: servers }, () =>
    fork(listenerFile, args, { cwd: root, execArgv: ['--import', 'tsx'] }),
  );
  const ports = (await Promise.all(listeners.map((one) => answerOf(one)))).map(({ port }) => port);
  // A process may hold no more than some 20,000 connections.
  const watchers = [0, 1].map(() => fork(path.join(import.meta.dirname, 'watchers.mjs')));
  const perPort = Math.ceil(readers / servers / watchers.length);
  await Promise.all(watchers.map((one) => ask(one, { open: { ports, perPort } })));
  return {
    listeners,
    readers: perPort * servers * watchers.length,
    wakes,
    forget,
    arrivals,
    processorMs: costs,
    stop,
  };

  /** Returns the wake-ups of all servers since the last question. */
  async function wakes() {
    const answers = await Promise.all(listeners.map((one) => ask(one, {})));
    return answers.reduce((sum, { wakes: count }) => sum + count, 0);
  }

  async function forget() {
    await Promise.all(watchers.map((one) => ask(one, { forget: true })));
    await wakes();
  }

  /** @returns {Promise<import('./watchers.mjs').Arrival[]>} */
  async function arrivals() {
    const reports = await Promise.all(watchers.map((one) => ask(one, { report: true })));
    /** @type {Map<number, import('./watchers.mjs').Arrival>} */
    const all = new Map();
    for (const one of reports.flatMap(({ arrivals: each }) => each)) {
      const other = all.get(one.id) ?? { id: one.id, readers: 0, lastMs: 0 };
      const lastMs = Math.max(one.lastMs, other.lastMs);
      all.set(one.id, { id: one.id, readers: one.readers + other.readers, lastMs });
    }
    return [...all.values()];
  }

  function costs() {
    return listeners.reduce((sum, { pid }) => sum + processorMs(pid ?? 0), 0);
  }

  async function stop() {
    const all = [...listeners, ...watchers];
    const ended = all.map((one) => once(one, 'exit'));
    for (const one of all) one.kill('SIGKILL');
    await Promise.all(ended);
  }
}

/** @param {import('node:child_process').ChildProcess} child @param {object} order */
function ask(child, order) {
  const answered = answerOf(child);
  child.send(order);
  return answered;
}

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<any>} */
async function answerOf(child) {
  const gone = new AbortController();
  const onExit = () => gone.abort(new Error('A process of the crowd has ended.'));
  child.once('exit', onExit);
  const [answer] = await once(child, 'message', { signal: gone.signal });
  child.off('exit', onExit);
  return answer;
}
