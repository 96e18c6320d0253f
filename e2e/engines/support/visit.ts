import { test as base, expect } from '../../support/visit';
import type { Engine } from './engine';
import { type EngineName, startEngine } from './start-engine';

export { expect };

/** Each test has a fresh browser of its project's engine, and no page of Playwright's. */
export const test = base.extend<{ engineName: EngineName; engine: Engine; visit: Visit }>({
  engineName: ['firefox', { option: true }],
  consoleErrors: async ({ gallery: _ }, use) => use([]),
  engine: async ({ engineName }, use) => {
    const engine = await startEngine(engineName);
    await use(engine);
    await engine.stop();
  },
  visit: async ({ engine, gallery }, use) => use((path) => engine.open(gallery.url + path)),
});

type Visit = (path: string) => Promise<void>;
