import { spawn } from 'node:child_process';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '../..');

/** @param {string} name */
export const tool = (name) => path.join(root, 'node_modules', '.bin', name);

/** @typedef {{ quiet?: boolean, mute?: boolean, signal?: AbortSignal, env?: Record<string, string | undefined>, cwd?: string }} CommandOptions */
/** `quiet` returns the output, `mute` shows only errors. @param {string} command @param {string[]} args @param {CommandOptions} [options] @returns {Promise<{ ok: boolean, output: string }>} */
export function runCommand(command, args, { quiet, mute, signal, env, cwd = root } = {}) {
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', mute ? 'ignore' : 'inherit', 'inherit'];
  const child = spawn(command, args, { cwd, signal, stdio, env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ ok: false, output: `${output}${error.message}` }));
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** Two at a time suit the smallest machine, which has two cores. @template Item, Result @param {Item[]} items @param {(item: Item) => Promise<Result>} work */
export async function mapInPairs(items, work) {
  /** @type {Result[]} */
  const results = [];
  const waiting = [...items.entries()];
  async function worker() {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await work(next[1]);
  }
  await Promise.all([worker(), worker()]);
  return results;
}
