import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run-command.mjs';

/** `once` are the tests that run on the embedded database alone. @param {string} place from the root folder */
export function apiTestsIn(place) {
  const isFile = statSync(path.join(root, place)).isFile();
  const names = isFile
    ? [place]
    : readdirSync(path.join(root, place), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${place}/${name.replaceAll('\\', '/')}`,
      );
  const all = names.filter((name) => name.endsWith('.test.ts'));
  const once = all.filter((name) => readFileSync(path.join(root, name), 'utf8').startsWith('// Runs once: '));
  return { all, once };
}
