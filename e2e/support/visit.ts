import { test as base, expect, type Page } from '@playwright/test';
import { type RemoteUrls, startApi, startEdge } from './processes/product';

export { expect };

/** One pattern: Playwright would take a list for a fixture with its options. */
type Options = { expectedComplaints: RegExp };
type Fixtures = { complaints: string[]; catalogue: Catalogue };
/** `settings`: of the gallery's API beside the defaults, such as `HOLD_MINUTES`. */
type WorkerFixtures = { settings: Record<string, string>; gallery: { url: string } };
export type Catalogue = { newest: (query?: string) => Promise<Work[]> };
export type Work = {
  _id: string;
  name_of_artwork: string;
  img_url: string;
  price: number;
  description: string;
  artist_id: { _id: string; firstname: string; lastname: string };
};

export const running = () => ({
  gallery: process.env.E2E_GALLERY ?? '',
  api: process.env.E2E_API ?? '',
  remotes: JSON.parse(process.env.E2E_REMOTES ?? '{}') as RemoteUrls,
});

/**
 * A visit in a real browser. Whatever the browser complains about fails the test, unless the test expects it. Each worker
 * opens a gallery of its own, so what one journey buys or changes is nobody else's, and several browsers run at once.
 */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  settings: [{}, { option: true, scope: 'worker' }],
  gallery: [
    async ({ settings }, use) => {
      const api = await startApi({ settings });
      const edge = await startEdge({ api: api.url, remotes: running().remotes });
      Object.assign(process.env, { E2E_GALLERY: edge.url, E2E_API: api.url, E2E_API_DATA: api.dataDir });
      await use({ url: edge.url });
      await Promise.all([edge.stop(), api.stop()]);
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  baseURL: async ({ gallery }, use) => {
    await use(gallery.url);
  },
  expectedComplaints: [/(?!)/, { option: true }],
  complaints: [
    async ({ page, expectedComplaints }, use) => {
      const complaints = listen(page);
      await use(complaints);
      expect(complaints.filter((text) => !expectedComplaints.test(text))).toEqual([]);
    },
    { auto: true },
  ],
  catalogue: async ({ request }, use) => {
    await use({
      async newest(query = '') {
        const answer = await request.get(`/api/artwork?${query}`);
        return (await answer.json()).artworks;
      },
    });
  },
});

/** Errors and warnings of the console (violations of the content policy are among them), and what was thrown. */
function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  return complaints;
}

/** Moves the focus with the Tab key until it is there. */
export async function tabTo(page: Page, name: string | RegExp, role: 'link' | 'button' | 'tab' = 'link') {
  const target = page.getByRole(role, { name }).first();
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return target;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key never reached the ${role} ${name}`);
}
