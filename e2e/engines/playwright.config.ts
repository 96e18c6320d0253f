import { defineConfig } from '@playwright/test';
import type { EngineName } from './support/start-engine';

const found: Record<EngineName, string | undefined> = {
  firefox: process.env.FIREFOX,
  webkit: process.env.WEBKIT_DRIVER,
};
const names = (Object.keys(found) as EngineName[]).filter((name) => found[name]);

export default defineConfig<{ engineName: EngineName }>({
  globalSetup: './support/global-setup.ts',
  outputDir: '../../test-results',
  workers: 2,
  retries: process.env.CI === 'true' ? 1 : 0,
  forbidOnly: true,
  timeout: 150_000,
  expect: { timeout: 10_000 },
  projects: [
    ...names.map((name) => ({ name, testIgnore: 'fonts.spec.ts', use: { engineName: name } })),
    ...(process.env.FONT_SANITIZER ? [{ name: 'fonts', testMatch: 'fonts.spec.ts' }] : []),
  ],
});
