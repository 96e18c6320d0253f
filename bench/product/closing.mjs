import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** @typedef {{ stop: () => Promise<unknown> }} Stoppable */
/** @type {Set<Promise<Stoppable | null>>} */
const open = new Set();
/** @type {Set<string>} */
const folders = new Set();

/** Stops the thing when the bench ends or is interrupted. @template {Stoppable | null} Thing @param {Promise<Thing>} opening @returns {Promise<Thing>} */
export async function stoppedAtEnd(opening) {
  open.add(opening);
  const thing = await opening.catch((error) => {
    open.delete(opening);
    throw error;
  });
  return thing && { ...thing, stop };

  async function stop() {
    open.delete(opening);
    await thing?.stop();
  }
}

export async function stopAll() {
  for (const opening of [...open].reverse()) {
    const thing = await opening.catch(() => null);
    await thing?.stop().catch(() => {});
  }
}

export function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'uli-bench-'));
  folders.add(folder);
  return folder;
}

process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
