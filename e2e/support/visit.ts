import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import { type RemoteUrls, startApi, startEdge } from './processes/product';

export { expect };

/** An object, because Playwright reads a list as a fixture with its options. */
type Options = { expectedErrors: RegExp };
type Fixtures = { consoleErrors: string[]; catalogue: Catalogue };
type WorkerFixtures = { settings: Record<string, string>; gallery: { url: string; collection: Set<string> } };
export type Catalogue = {
  newest: (query?: string) => Promise<Work[]>;
  /** Other journeys' works have no facts and may disappear, so these come from the original collection, for sale. */
  forSale: (query?: string) => Promise<Work[]>;
  descriptionOf: (work?: Work) => Promise<string>;
  /** Finds the first lot in a state. A job settles the lots of an ended auction soon after the start. */
  lot: (state: 'open' | 'sold') => Promise<Lot>;
};
export type Lot = {
  _id: string;
  number: number;
  bids: number;
  artwork_id: { name_of_artwork: string };
};
export type Work = {
  _id: string;
  name_of_artwork: string;
  img_url: string;
  price: number;
  edition?: object;
  artist_id: { _id: string; firstname: string; lastname: string; slug: string };
};

export const running = () => ({
  gallery: process.env.E2E_GALLERY ?? '',
  api: process.env.E2E_API ?? '',
  remotes: JSON.parse(process.env.E2E_REMOTES ?? '{}') as RemoteUrls,
});

/** Unexpected console errors fail a test. Each worker has its own gallery, so tests run in parallel. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  settings: [{}, { option: true, scope: 'worker' }],
  gallery: [
    async ({ settings }, use) => {
      const api = await startApi({ settings });
      const edge = await startEdge({ api: api.url, registry: api.internalUrl, remotes: running().remotes });
      Object.assign(process.env, { E2E_GALLERY: edge.url, E2E_API: api.url, E2E_API_DATA: api.dataDir });
      await use({ url: edge.url, collection: await collectionOf(api.url) });
      await Promise.all([edge.stop(), api.stop()]);
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
      await use(consoleErrors);
      expect(consoleErrors.filter((text) => !expectedErrors.test(text))).toEqual([]);
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
      async descriptionOf(work) {
        const answer = await request.get(`/api/artwork/${work?._id}`);
        return (await answer.json()).artwork.description;
      },
      async lot(state) {
        const lots = async (): Promise<Lot[]> =>
          (await (await request.get(`/api/lot?state=${state}`)).json()).lots;
        await expect.poll(async () => (await lots()).length).toBeGreaterThan(0);
        return (await lots())[0] as Lot;
      },
    });
  },
});

async function worksOf(request: APIRequestContext, query: string): Promise<Work[]> {
  return (await (await request.get(`/api/artwork?${query}`)).json()).artworks;
}

export async function collectionOf(api: string): Promise<Set<string>> {
  const ids = new Set<string>();
  for (let next: string | null = ''; next !== null; ) {
    const answer: Response = await fetch(`${api}/api/artwork?limit=100${next && `&cursor=${next}`}`);
    const page: { artworks: Work[]; next: string | null } = await answer.json();
    for (const { _id } of page.artworks) ids.add(_id);
    next = page.next;
  }
  return ids;
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
function listen(page: Page): string[] {
  const consoleErrors: string[] = [];
  page.on('pageerror', (error) => consoleErrors.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || leftEarly.test(message.text())) return;
    consoleErrors.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  return consoleErrors;
}

export async function tabTo(page: Page, name: string | RegExp, role: 'link' | 'button' | 'tab' = 'link') {
  const target = page.getByRole(role, { name }).first();
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return target;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key never reached the ${role} ${name}`);
}
