import { defineConfig, devices } from '@playwright/test';
import { canFindPostgres } from '../scripts/tests/programs/postgres.mjs';

const desktop = devices['Desktop Chrome'];
const wide = { ...desktop, viewport: { width: 1280, height: 800 } };
const narrow = { ...desktop, viewport: { width: 390, height: 844 } };

const isCi = process.env.CI === 'true';

export default defineConfig({
  globalSetup: './support/processes/global-setup.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // Two cores suffice for two workers. The others run tests that mostly wait.
  workers: 4,
  // A busy CI machine may break a test, so it runs once more, and the report calls it flaky.
  retries: isCi ? 1 : 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    locale: 'en-GB',
    // Tracing every test costs a third of the run time.
    trace: 'on-first-retry',
    // Taking the picture of a failure slows the end of every test.
    screenshot: isCi ? 'only-on-failure' : 'off',
    launchOptions: launch(process.env.CHROMIUM_HEADLESS || process.env.CHROMIUM),
  },
  // Tests run at 1280 px. `@390` and `@both` mark those that depend on a phone's width, `@browser` those that the
  // headless shell cannot run, and `@waits` those that wait for minutes.
  projects: [
    // The first projects wait longest, each in one worker. The journeys at 1280 px fill the rest.
    { name: 'waits', testDir: 'journeys', grep: /@waits/, use: wide, workers: 1 },
    { name: 'processes', testDir: 'processes', workers: 1 },
    // `npm run skew` runs the whole matrix.
    {
      name: 'skew',
      testDir: 'skew',
      grep: process.env.SKEW === 'whole' ? /./ : /@short/,
      grepInvert: canFindPostgres() ? undefined : /@postgres/,
      use: wide,
      workers: process.env.SKEW === 'whole' ? 2 : 1,
    },
    { name: 'faults', testDir: 'faults', use: wide, workers: 1 },
    { name: '1280', testDir: 'journeys', grepInvert: /@390|@browser|@waits/, use: wide, workers: 2 },
    // `npm run audit` checks ten pages.
    {
      name: 'audit',
      testDir: 'audit',
      grep: process.env.AUDIT === 'whole' ? /./ : /@short/,
      use: wide,
      workers: 1,
    },
    { name: '390', testDir: 'journeys', grep: /@390|@both/, use: narrow, workers: 1 },
    {
      name: 'browser',
      testDir: 'journeys',
      grep: /@browser/,
      use: { ...wide, launchOptions: launch(process.env.CHROMIUM) },
      workers: 1,
    },
  ],
});

/** Makes texts as wide as on a visitor's screen in every version of Chromium. */
function launch(executablePath: string | undefined) {
  return {
    executablePath: executablePath || undefined,
    args: ['--disable-background-networking', '--disable-component-update', '--font-render-hinting=none'],
    chromiumSandbox: process.getuid?.() !== 0,
  };
}
