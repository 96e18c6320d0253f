import { collectionAt } from '../../support/processes/collection';
import { test as base, expect, running } from '../../support/visit';
import type { Work } from '../../support/work';
import type { Engine } from './engine';
import { type EngineName, startEngine } from './start-engine';

export { expect };

/** Playwright requires a second `auto`, but its types reject it. */
const options = { scope: 'worker', auto: true } as const;
type WorkerOptions = Pick<typeof options, 'scope'>;

type Fixtures = {
  engineName: EngineName;
  engine: Engine;
  visit: (path: string) => Promise<void>;
  /** The two engines buy different works, so that neither takes the other's. */
  workToBuy: Work;
};

/** Each test gets a fresh browser of its project's engine, and no Playwright page. All tests share one gallery. */
export const test = base.extend<Fixtures>({
  engineName: ['firefox', { option: true }],
  gallery: [
    async ({ settings: _ }, use) => {
      const { gallery: url, api } = running();
      await use({ url, collection: new Set(await collectionAt(api)) });
    },
    options as WorkerOptions,
  ],
  consoleErrors: async ({ gallery: _ }, use) => use([]),
  engine: async ({ engineName }, use, test) => {
    const engine = await startEngine(engineName);
    await use(engine);
    const seen = 'location.href + "\\n" + document.body.innerText';
    if (test.status !== test.expectedStatus)
      await test.attach('page', { body: String(await engine.evaluate(seen).catch(String)) });
    await engine.stop();
  },
  visit: async ({ engine, gallery }, use) => use((path) => engine.open(gallery.url + path)),
  workToBuy: async ({ engineName, catalogue }, use) => {
    const works = await catalogue.forSale('sort=price-down');
    const work = works[engineName === 'firefox' ? 0 : 1];
    if (!work) throw new Error('Everything is sold.');
    await use(work);
  },
});
