import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const program = path.join(import.meta.dirname, 'render-time-program.js');
const shellOfHere = path.join(import.meta.dirname, '../../../shell/dist/render.cjs');

/** Optimized code loses counts, and a busy machine optimizes later. */
const countsEachBlock = ['--no-flush-bytecode', '--no-opt', '--no-maglev', '--no-sparkplug'];

/** Returns the cost of rendering the pages as a multiple of a reference page's, or `undefined` without a matching build of the shell. */
export async function renderTimeOf(serverBundle, shellBundle = shellOfHere) {
  if (!existsSync(shellBundle)) return undefined;
  const args = [...countsEachBlock, program, shellBundle, serverBundle];
  const env = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, args, { env, timeout: 30_000 });
    return Number(stdout) || undefined;
  } catch (error) {
    const [reason] = String(error.stderr || error.message).match(/^\w*Error: .*$/m) ?? [error.message];
    console.warn(`The time to render is not measured: ${reason}`);
    return undefined;
  }
}
