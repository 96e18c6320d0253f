import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/run-command.mjs';

/** A test of the API runs on PostgreSQL, unless its first line says otherwise or there is no server. */
const firstLine = /^\/\/ Runs on (both databases|the embedded database), because /;

/** @param {string} place file or folder, from the root folder @param {boolean} hasServer @returns {{ pglite: string[], postgres: string[] }} */
export function apiTestsIn(place, hasServer) {
  const all = filesIn(place).filter((name) => name.endsWith('.test.ts'));
  const named = (/** @type {string} */ file) =>
    firstLine.exec(readFileSync(path.join(root, file), 'utf8'))?.[1];
  return {
    pglite: all.filter((file) => !hasServer || named(file)),
    postgres: all.filter((file) => hasServer && named(file) !== 'the embedded database'),
  };
}

/** @param {string} place */
function filesIn(place) {
  if (statSync(path.join(root, place)).isFile()) return [place];
  const names = readdirSync(path.join(root, place), { recursive: true, encoding: 'utf8' });
  return names.map((name) => `${place}/${name.replaceAll('\\', '/')}`);
}
