import { findPostgres } from '../tests/programs/postgres.mjs';
import { parts } from './parts.mjs';

const name = process.env.PART ?? 'rules';

/**
 * The rules of bidding and of roles need no database, so their tests run within Stryker. Only the example-based ones do,
 * because the 20,000 random histories are too slow for each mutation.
 */
const rules = {
  testRunner: 'jest',
  jest: {
    config: {
      testEnvironment: 'node',
      transform: { '\\.ts$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } }] },
      testMatch: [
        '<rootDir>/shared/auction/{bidding,bidding-{end,reserve,retraction},increments}.test.ts',
        '<rootDir>/shared/contract/account/roles.test.ts',
      ],
    },
  },
  mutate: ['shared/auction/bidding.ts', 'shared/auction/increments.ts', 'shared/contract/account/roles.ts'],
  ignorePatterns: [
    '**',
    '!shared',
    '!shared/auction',
    '!shared/auction/*.ts',
    '!shared/contract',
    '!shared/contract/account',
    '!shared/contract/account/roles.ts',
    '!shared/contract/account/roles.test.ts',
    '!shared/testing',
    '!shared/testing/after-bids.ts',
    '!shared/package.json',
    '!package.json',
  ],
  thresholds: { high: 100, low: 95, break: 95 },
};

/** Changes the files in place, because workspaces find each other by links, and restores them at the end. */
async function partOf(/** @type {string} */ chosen) {
  const part = parts[chosen];
  if (!part) throw new Error(`PART is ${chosen}. There are rules, ${Object.keys(parts).join(', ')}.`);
  // A server starts once for all changes. It stops when this process ends.
  const postgres = await findPostgres();
  if (!postgres) throw new Error('Mutations of the API need PostgreSQL.');
  process.env.API_TESTS_ON = 'postgres';
  process.env.TEST_DATABASE_URL = postgres.url;
  const names = part.slow ? `-t '^(?!.*(${part.slow.join('|')}))'` : '';
  const jest = 'node --experimental-vm-modules --no-warnings node_modules/jest/bin/jest.js';
  return {
    testRunner: 'command',
    commandRunner: {
      command: `${jest} --selectProjects api --bail ${names} --runTestsByPath ${part.tests.join(' ')}`,
    },
    mutate: part.mutate,
    inPlace: true,
    // Otherwise a comment goes into each file of the project.
    disableTypeChecks: false,
    thresholds: { high: 95, low: 90, break: 90 },
    timeoutMS: 120_000,
  };
}

/** Mutates code in every way that Stryker knows. A mutation that no test notices survives. */
export default {
  ...(name === 'rules' ? rules : await partOf(name)),
  coverageAnalysis: 'off',
  concurrency: 1,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, allowEmojis: false },
  tempDirName: '.cache/mutation',
  cleanTempDir: 'always',
};
