/** Mutates the rules of bidding in every way that Stryker knows. A mutation that no test notices survives. */
export default {
  testRunner: 'jest',
  jest: { configFile: 'scripts/mutation/jest.config.mjs' },
  mutate: ['shared/auction/bidding.ts', 'shared/auction/increments.ts'],
  ignorePatterns: [
    '**',
    '!shared',
    '!shared/auction',
    '!shared/auction/*.ts',
    '!shared/package.json',
    '!scripts',
    '!scripts/mutation',
    '!scripts/mutation/*',
    '!package.json',
  ],
  coverageAnalysis: 'off',
  concurrency: 1,
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, allowEmojis: false },
  tempDirName: '.cache/mutation',
  cleanTempDir: 'always',
  thresholds: { high: 100, low: 95, break: 95 },
};
