import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/run-command.mjs';

/** A step that the command line names runs as a whole. @param {string[]} requested steps, files and folders; none means all @param {string[]} all @param {boolean} hasServer of PostgreSQL */
export function planOf(requested, all, hasServer) {
  const names = requested.filter((word) => all.includes(word));
  const paths = requested.filter((word) => !all.includes(word)).map(fromRoot);
  if (requested.length === 0) return all.map((step) => ({ step, paths: pathsOfWhole(step) }));
  const browserSteps = names.filter((step) => step === 'journeys' || step === 'engines');
  const wanted = [...browserSteps.map(() => build), ...paths.flatMap((file) => stepsFor(file, hasServer))];
  return all
    .map((step) => ({
      step,
      paths: names.includes(step)
        ? pathsOfWhole(step)
        : wanted.flatMap((one) => (one.step === step ? one.paths : [])),
    }))
    .filter(({ step }) => names.includes(step) || wanted.some((one) => one.step === step));

  /** @param {string} step */
  function pathsOfWhole(step) {
    if (!hasServer || (step !== 'pglite' && step !== 'postgres')) return [];
    return apiTestsIn('api/src', hasServer)[step];
  }
}

/** Browsers need fresh builds. @type {{ step: string, paths: string[] }} */
const build = { step: 'build', paths: [] };

/** @param {string} file from the root folder @param {boolean} hasServer @returns {{ step: string, paths: string[] }[]} */
function stepsFor(file, hasServer) {
  if (file.startsWith('e2e/'))
    return [build, { step: file.startsWith('e2e/engines') ? 'engines' : 'journeys', paths: [file] }];
  if (file.startsWith('api/'))
    return Object.entries(apiTestsIn(file, hasServer))
      .map(([step, paths]) => ({ step, paths }))
      .filter(({ paths }) => paths.length > 0);
  const step = /^(scripts|shared\/(server|build)|shell\/edge)(\/|$)/.test(file) ? 'servers' : 'screens';
  return [{ step, paths: [file] }];
}

/** @param {string} word */
function fromRoot(word) {
  const file = path.relative(root, path.resolve(word));
  if (file && !file.startsWith('..') && existsSync(path.join(root, file))) return file.replaceAll('\\', '/');
  throw new Error(`There is no step, file or folder called ${word}.`);
}

/** A test of the API runs on PostgreSQL, unless its first line says otherwise or there is no server. */
const firstLine = /^\/\/ Runs on (both databases|the embedded database), because /;

/** @param {string} place file or folder, from the root folder @param {boolean} hasServer @returns {{ pglite: string[], postgres: string[] }} */
function apiTestsIn(place, hasServer) {
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
