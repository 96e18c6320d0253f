const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
};

/** Packages that are published only as ES modules. */
const esModules =
  'jotai|jose|eventsource-parser|cookie|thumbhash|pg-boss|serialize-error|rrule-temporal|cron-parser|non-error|is-safe-filename|content-disposition|p-queue|p-timeout|p-limit|yocto-queue';

const common = {
  rootDir: import.meta.dirname,
  transform: { '\\.[jt]sx?$': ['@swc/jest', swc] },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules})/)`],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/shared/testing/css-module.ts',
    '\\.(avif|webp)$': '<rootDir>/shared/testing/asset-file.ts',
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/e2e/'],
  setupFilesAfterEnv: ['<rootDir>/shared/testing/setup-quiet-console.ts'],
};

const screens = {
  ...common,
  displayName: 'screens',
  testEnvironment: 'jsdom',
  testEnvironmentOptions: { customExportConditions: ['node', 'require', 'default'] },
  testMatch: ['<rootDir>/{shared,shell/src,gallery-remote,customer-remote,admin-remote}/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: [
    ...common.testPathIgnorePatterns,
    '<rootDir>/shared/server/',
    '<rootDir>/shared/build/',
  ],
  setupFilesAfterEnv: [...common.setupFilesAfterEnv, '<rootDir>/shared/testing/setup-browser.ts'],
};

const servers = {
  ...common,
  displayName: 'servers',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{shell/edge,shared/{server,build},scripts}/**/*.test.{ts,mjs}'],
};

/** Loads each module once for all files of a thread; API_TESTS_ON names the database. */
const api = {
  rootDir: import.meta.dirname,
  displayName: 'api',
  runner: 'jest-light-runner',
  // A mutation needs none of the programs, which it would build again for each change.
  globalSetup: process.env.PART ? undefined : '<rootDir>/scripts/tests/build-test-programs.mjs',
  testMatch: ['<rootDir>/api/src/**/*.test.ts'],
  setupFiles: ['<rootDir>/scripts/tests/load-typescript.mjs'],
  setupFilesAfterEnv: ['<rootDir>/shared/testing/setup-light-runner.ts'],
};

export default {
  testTimeout: 30_000,
  maxWorkers: '100%',
  testSequencer: '<rootDir>/scripts/tests/slow-first.mjs',
  projects: [screens, servers, api],
};
