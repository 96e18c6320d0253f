import AxeBuilder from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';
import { curatorsToken, visitAsCurator } from '../curator';
import { type Catalogue, expect, test } from '../visit';

const widths = [320, 390, 768, 1280, 1920];
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Every screen that a visitor can open. */
const routes: Record<string, (catalogue: Catalogue) => Promise<string>> = {
  home: async () => '/',
  artworks: async () => '/artist',
  artwork: async (catalogue) => `/art-page/${(await catalogue.newest('limit=1'))[0]?._id}`,
  about: async () => '/about',
  events: async () => '/event-booking',
  contact: async () => '/contact-us',
  auction: async () => '/auction-bidding',
  register: async () => '/register',
  login: async () => '/login',
  'forgot password': async () => '/forgot-password',
  'reset done': async () => '/forgot-password-successful',
  'not found': async () => '/nowhere',
  'back office': async () => '/admin',
};

/** Every screen of the back office. */
const officeRoutes: Record<string, (office: Office) => Promise<string>> = {
  dashboard: async () => '/admin/dashboard',
  artists: async () => '/admin/admin-all-artist',
  'create artist': async () => '/admin/create-artist',
  'edit artist': async ({ catalogue }) => {
    const [work] = await catalogue.newest('limit=1');
    return `/admin/edit-admin-artist/${work?.artist_id._id}`;
  },
  'all artworks': async () => '/admin/admin-all-art-works',
  'create artwork': async () => '/admin/create-artwork',
  'edit artwork': async ({ catalogue }) =>
    `/admin/edit-artwork/${(await catalogue.newest('limit=1'))[0]?._id}`,
  orders: async () => '/admin/all-orders',
  notifications: async () => '/admin/admin-notification',
  'all events': async () => '/admin/events',
  'create event': async () => '/admin/create-event',
  'edit event': async ({ first }) => `/admin/edit-event/${await first('event', 'events')}`,
  lots: async () => '/admin/auctions',
  'create lot': async () => '/admin/create-lot',
  'edit lot': async ({ first }) => `/admin/edit-lot/${await first('auction', 'lots')}`,
  enquiries: async () => '/admin/enquiries',
  messages: async () => '/admin/enquiries?tab=messages',
  'nothing in the office': async () => '/admin/nowhere',
};

/** `first` answers the id of the first thing of a list. */
type Office = { catalogue: Catalogue; first: (path: string, name: string) => Promise<string> };

function officeOf(catalogue: Catalogue, request: APIRequestContext): Office {
  async function first(path: string, name: string): Promise<string> {
    const authorization = `Bearer ${await curatorsToken(request)}`;
    const answer = await request.get(`/api/${path}`, { headers: { authorization } });
    return (await answer.json())[name][0]._id;
  }
  return { catalogue, first };
}

test.describe.configure({ timeout: 120_000 });
// A browser says in its console that a page was answered 404.
test.use({ expectedComplaints: /status of 404/ });

for (const [name, pathIn] of Object.entries(routes)) {
  test(`${name} is sound at every width @1280`, async ({ page, catalogue }, testInfo) => {
    await expectSound(page, await pathIn(catalogue), (width) => testInfo.outputPath(`${name}-${width}.png`));
  });

  test(`${name} survives wider text spacing and forced colours @1280`, async ({ page, catalogue }) => {
    await expectLegible(page, await pathIn(catalogue));
  });
}

for (const [name, pathIn] of Object.entries(officeRoutes)) {
  test(`in the back office ${name} is sound at every width @1280`, async ({
    page,
    catalogue,
    request,
  }, testInfo) => {
    await visitAsCurator(page);
    const path = await pathIn(officeOf(catalogue, request));
    await expectSound(page, path, (width) => testInfo.outputPath(`${name}-${width}.png`));
  });

  test(`in the back office ${name} survives wider text spacing and forced colours @1280`, async ({
    page,
    catalogue,
    request,
  }) => {
    await visitAsCurator(page);
    await expectLegible(page, await pathIn(officeOf(catalogue, request)));
  });
}

/** No rule of accessibility is broken and nothing scrolls sideways, from small phones to wide screens. */
async function expectSound(page: Page, path: string, picture: (width: number) => string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
    expect(await overflowOf(page), `sideways scroll at ${width} px`).toBe(0);
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
    expect(violations.map(({ id, nodes }) => `${width}: ${id}: ${nodes[0]?.html}`)).toEqual([]);
    await page.screenshot({ path: picture(width), fullPage: true });
  }
}

async function expectLegible(page: Page, path: string) {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(spaceText);
  expect(await overflowOf(page)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Pixels by which the page is wider than its window. */
function overflowOf(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Runs in the page: the text spacing that WCAG 1.4.12 asks a page to bear. */
function spaceText() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
