import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run-command.mjs';
import { apiTestsIn } from './tests-that-run-once.mjs';

/** @param {string[]} requested steps, files and folders; none means all @param {string[]} all */
export function planOf(requested, all) {
  const names = requested.filter((word) => all.includes(word));
  const paths = requested.filter((word) => !all.includes(word)).map(fromRoot);
  const wanted = requested.length === 0 ? all : [...names, ...paths.flatMap(stepsFor)];
  return all
    .filter((step) => wanted.includes(step))
    .map((step) => ({
      step,
      paths: names.includes(step) ? [] : paths.filter((one) => stepsFor(one).includes(step)),
    }));
}

/** API tests with SQL run on both databases, journeys need fresh builds. @param {string} file from the root folder */
function stepsFor(file) {
  if (file.startsWith('e2e/')) return ['build', 'journeys'];
  if (file.startsWith('api/')) {
    const { all, once } = apiTestsIn(file);
    return all.length === once.length ? ['pglite'] : ['pglite', 'postgres'];
  }
  return /^(scripts|shared\/server|shell\/edge)\//.test(file) ? ['servers'] : ['screens'];
}

/** @param {string} word */
function fromRoot(word) {
  const file = path.relative(root, path.resolve(word));
  if (file && !file.startsWith('..') && existsSync(path.join(root, file))) return file.replaceAll('\\', '/');
  throw new Error(`There is no step, file or folder called ${word}.`);
}
