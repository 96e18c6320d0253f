import path from 'node:path';
import { apps, buildApps, staleApps } from '../build/build-apps.mjs';
import { checkCode } from '../build/check-code.mjs';
import { checkTypes, typedFolders } from '../build/check-types.mjs';
import { fastTemporaryFolder, inFastFolder } from './memory-folder.mjs';
import { findChromium, findHeadlessChromium } from './programs/chromium.mjs';
import { findEngines } from './programs/engines.mjs';
import { findPostgres } from './programs/postgres.mjs';
import { runJest, runPlaywright } from './test-runners.mjs';

/** Two cores suffice for two workers. The others run tests that mostly wait, for another process, a timer, or a time limit. */
const apiWorkers = 3;
const screenWorkers = 3;
export const serverWorkers = 4;

/** @typedef {{ signal: AbortSignal, paths: string[] }} StepOptions */
/** @type {Record<string, (options: StepOptions) => Promise<import('./test-runners.mjs').Counts>>} */
export const testSteps = {
  types: async () => countOf(typedFolders, await checkTypes()),
  lint: async () => countOf(['.'], (await checkCode()) ? [] : ['.']),
  build: async () => countOf(apps, await buildApps(staleApps())),
  screens: (options) => runJest('screens', { ...options, workers: screenWorkers }),
  servers: (options) => runJest('servers', { ...options, workers: serverWorkers }),
  pglite: (options) => testApi(options, { API_TESTS_ON: 'pglite' }),
  postgres: testOnPostgres,
  journeys: testInChromium,
  engines: testInOtherEngines,
};

/** @param {StepOptions} options @param {Record<string, string | undefined>} env */
function testApi(options, env) {
  return inFastFolder((folder) => {
    const cache = path.join(folder, 'compiled');
    const ofRun = { API_TESTS_FOLDER: folder, NODE_COMPILE_CACHE: cache };
    return runJest('api', { ...options, workers: apiWorkers, env: { ...env, ...ofRun } });
  });
}

/** @param {StepOptions} options */
async function testOnPostgres(options) {
  const postgres = await findPostgres(fastTemporaryFolder());
  if (!postgres)
    return didNotRun('The API was not tested on PostgreSQL: set TEST_DATABASE_URL, or install a server.');
  try {
    const { url: TEST_DATABASE_URL, programs: POSTGRES_PROGRAMS } = postgres;
    return await testApi(options, { API_TESTS_ON: 'postgres', TEST_DATABASE_URL, POSTGRES_PROGRAMS });
  } finally {
    await postgres.stop();
  }
}

/** @param {StepOptions} options */
async function testInChromium(options) {
  const chromium = await findChromium();
  if (!chromium)
    return didNotRun('The journeys did not run: there is no Chromium, and none could be installed.');
  const headless = await findHeadlessChromium();
  const env = { CHROMIUM: chromium.executablePath, CHROMIUM_HEADLESS: headless?.executablePath };
  return runPlaywright('e2e', { ...options, env });
}

/** Compares the other engines with Chromium. @param {StepOptions} options */
async function testInOtherEngines(options) {
  const chromium = await findChromium();
  const { env, missing } = await findEngines();
  if (!chromium) missing.push('chromium');
  const untested =
    missing.length > 0 ? didNotRun(`Not every engine was tested: install ${missing.join(', ')}.`) : none;
  if (!chromium || !Object.values(env).some(Boolean)) return untested;
  const all = { ...env, CHROMIUM: chromium.executablePath };
  const { passed, failed } = await runPlaywright('e2e/engines', { ...options, env: all });
  return { passed, failed: failed + untested.failed };
}

const none = { passed: 0, failed: 0 };

/** @param {string[]} all @param {string[]} failed */
function countOf(all, failed) {
  return { passed: all.length - failed.length, failed: failed.length };
}

/** A developer's machine may lack PostgreSQL or Chromium, but CI must have both. @param {string} what */
function didNotRun(what) {
  console.error(`\n${'!'.repeat(100)}\n!! ${what}\n${'!'.repeat(100)}`);
  return { passed: 0, failed: process.env.CI === 'true' ? 1 : 0 };
}
