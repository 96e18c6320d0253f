import { rmSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { test as base, expect, running } from '../visit';
import { startApi, startEdge, temporaryFolder } from './product';

export { expect };

type AgedGallery = { url: string; dataDir: string; laterBy: (interval: string) => Promise<void> };

/** A visit of a gallery of the test's own, whose recoveries are made older than they are: its clock cannot be moved. */
export const test = base.extend<{ agedGallery: AgedGallery }>({
  agedGallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are needed
    async ({}, use) => {
      const dataDir = temporaryFolder();
      let api = await startApi({ dataDir });
      const edge = await startEdge({ api: api.url, remotes: running().remotes });
      await use({ url: edge.url, dataDir, laterBy });
      await Promise.all([edge.stop(), api.stop()]);
      rmSync(dataDir, { recursive: true, force: true });

      async function laterBy(interval: string) {
        await api.stop();
        await age(dataDir, interval);
        api = await startApi({ dataDir, port: Number(new URL(api.url).port) });
      }
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ agedGallery }, use) => {
    await use(agedGallery.url);
  },
});

/** Only who has stopped the API opens its database. */
async function age(dataDir: string, interval: string): Promise<void> {
  const database = await PGlite.create(path.join(dataDir, 'db'));
  await database.query('UPDATE recoveries SET ends_at = ends_at - $1::interval', [interval]);
  await database.close();
}
