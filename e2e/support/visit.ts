import path from 'node:path';
import { type APIRequestContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { createOwnWork, type OwnWorkFields } from './admin/own-work';
import { followDocuments } from './hydration-difference';
import { borrowGallery, sharedGallery, startGallery } from './processes/galleries';
import type { RemoteUrls } from './processes/product';
import { followSecrets } from './secrets';
import type { Work } from './work';

export { expect };

/** An object, because Playwright reads a list as a fixture with its options. */
type Options = { expectedErrors: RegExp };
type Fixtures = { consoleErrors: string[]; catalogue: Catalogue };
type WorkerFixtures = {
  settings: Record<string, string>;
  isConstant: boolean;
  gallery: { url: string; collection: Set<string> };
};
export type Catalogue = {
  newest: (query?: string) => Promise<Work[]>;
  /** Other journeys' works have no facts and may disappear, so these come from the original collection, for sale. */
  forSale: (query?: string) => Promise<Work[]>;
  /** Publishes a work for this journey alone. */
  own: (fields?: OwnWorkFields) => Promise<Work>;
  descriptionOf: (work?: Work) => Promise<string>;
  /** Finds the demo's first lot in a state. A job settles the lots of an ended auction soon after the start. */
  lot: (state: 'open' | 'sold') => Promise<Lot>;
};
export type Lot = {
  _id: string;
  number: number;
  bids: number;
  artwork_id: { _id: string; name_of_artwork: string };
};

export const running = () => ({
  gallery: process.env.E2E_GALLERY ?? '',
  api: process.env.E2E_API ?? '',
  remotes: JSON.parse(process.env.E2E_REMOTES ?? '{}') as RemoteUrls,
});

/**
 * Unexpected console errors fail a test. Journeys change their gallery, so each worker borrows one. Other tests, and
 * journeys with `isConstant`, share one. A test with settings has its own. No address may hold a secret.
 */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  settings: [{}, { option: true, scope: 'worker' }],
  isConstant: [false, { option: true, scope: 'worker' }],
  gallery: [
    async ({ settings, isConstant }, use, { project }) => {
      const isChanging = path.basename(project.testDir) === 'journeys' && !isConstant;
      const isOwn = Object.keys(settings).length > 0;
      const own = isOwn ? await startGallery(running().remotes, settings) : null;
      const borrowed = isChanging && !own ? await borrowGallery() : null;
      const { url, api, dataDir, collection } = own ?? borrowed ?? (await sharedGallery());
      Object.assign(process.env, { E2E_GALLERY: url, E2E_API: api, E2E_API_DATA: dataDir });
      await use({ url, collection: new Set(collection) });
      await borrowed?.giveBack();
      await own?.stop();
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  baseURL: async ({ gallery }, use) => {
    await use(gallery.url);
  },
  expectedErrors: [/(?!)/, { option: true }],
  consoleErrors: [
    async ({ page, expectedErrors }, use) => {
      const consoleErrors = listen(page);
      const documents = followDocuments(page);
      const leaks = followSecrets(page.context());
      await use(consoleErrors);
      const errors = consoleErrors.filter((text) => !expectedErrors.test(text));
      expect(errors, await documents.differenceOf(errors)).toEqual([]);
      expect(leaks).toEqual([]);
    },
    { auto: true },
  ],
  catalogue: async ({ request, gallery }, use) => {
    await use({
      newest: (query = '') => worksOf(request, query),
      async forSale(query = '') {
        const works = await worksForSale(request, query);
        return works.filter(({ _id, edition }) => !edition && gallery.collection.has(_id));
      },
      own: (fields) => createOwnWork(request, fields),
      async descriptionOf(work) {
        const answer = await request.get(`/api/artwork/${work?._id}`);
        return (await answer.json()).artwork.description;
      },
      async lot(state) {
        const lots = async () => {
          const answer = await (await request.get(`/api/lot?state=${state}&limit=100`)).json();
          // Another journey has an auction of its own works.
          return (answer.lots as Lot[]).filter(({ artwork_id: { _id } }) => gallery.collection.has(_id));
        };
        await expect.poll(async () => (await lots()).length).toBeGreaterThan(0);
        return (await lots())[0] as Lot;
      },
    });
  },
});

async function worksOf(request: APIRequestContext, query: string): Promise<Work[]> {
  return (await (await request.get(`/api/artwork?${query}`)).json()).artworks;
}

export async function worksForSale(request: APIRequestContext, query = ''): Promise<Work[]> {
  const works = await worksOf(request, `available=true&limit=100&${query}`);
  const { lots } = await (await request.get('/api/lot?limit=100')).json();
  const inAuction = new Set(lots.map(({ artwork_id }: { artwork_id: Work }) => artwork_id._id));
  return works.filter(({ _id }) => !inAuction.has(_id));
}

/** The browser logs it if the user leaves a page before its speculation rules arrive. */
const leftEarly = /\(net::ERR_ABORTED\) for rule set requested from/;

/** Collects console errors and warnings, which include violations of the content policy, and uncaught errors. */
export function listen(page: Page, consoleErrors: string[] = []): string[] {
  page.on('pageerror', (error) => consoleErrors.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || leftEarly.test(message.text())) return;
    consoleErrors.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  return consoleErrors;
}

export async function tabTo(
  page: Page,
  name: string | RegExp,
  role: 'link' | 'button' | 'tab' | 'textbox' | 'spinbutton' = 'link',
  within: Page | Locator = page,
) {
  const target = within.getByRole(role, { name }).first();
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return target;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key never reached the ${role} ${name}`);
}
