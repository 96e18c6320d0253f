import { startApi, startEdge } from './product';
import { test as base, expect, running } from './visit';

export { expect };

type OtherGallery = { settings: Record<string, string>; gallery: { url: string } };

/** A visit of a gallery of its own, whose API is told other `settings`; the remotes are those of the others. */
export const test = base.extend<object, OtherGallery>({
  settings: [{}, { option: true, scope: 'worker' }],
  gallery: [
    async ({ settings }, use) => {
      const api = await startApi({ settings });
      const edge = await startEdge({ api: api.url, remotes: running().remotes });
      await use({ url: edge.url });
      await Promise.all([edge.stop(), api.stop()]);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ gallery }, use) => {
    await use(gallery.url);
  },
});
