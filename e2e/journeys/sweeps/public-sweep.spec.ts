import type { Page } from '@playwright/test';
import { expectAccessible, expectLegible, expectNoOverflow, expectShown, widths } from '../../support/sweep';
import { type Catalogue, test } from '../../support/visit';

/** Every screen that a visitor can open. */
const routes: Record<string, (catalogue: Catalogue) => Promise<string>> = {
  home: async () => '/',
  'digital paintings': async () => '/?category=digital-painting',
  artworks: async () => '/artist',
  'narrowed artworks': async () => '/artist?type=Sculpture&max=5000000&available=true&sort=name',
  'a search without a find': async () => '/artist?q=zzzz',
  'the works of an artist': async (catalogue) =>
    `/artist?artist=${(await catalogue.newest('limit=1'))[0]?.artist_id._id}`,
  artwork: async (catalogue) => `/art-page/${(await catalogue.newest('limit=1'))[0]?._id}`,
  about: async () => '/about',
  events: async () => '/event-booking',
  contact: async () => '/contact-us',
  auction: async () => '/auction-bidding',
  register: async () => '/register',
  login: async () => '/login',
  'forgot password': async () => '/forgot-password',
  'unknown artwork': async () => '/art-page/not-an-id',
  'not found': async () => '/nowhere',
  'back office': async () => '/admin',
};

test.describe.configure({ timeout: 120_000 });
// A browser says in its console that a page was answered 404.
test.use({ expectedComplaints: /status of 404/ });

for (const [name, pathIn] of Object.entries(routes)) {
  test(`${name} is sound at every width @1280`, async ({ page, catalogue }, testInfo) => {
    await expectSound(page, await pathIn(catalogue), (width) => testInfo.outputPath(`${name}-${width}.png`));
  });

  test(`${name} survives wider text spacing and forced colours @1280`, async ({ page, catalogue }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(await pathIn(catalogue));
    await expectShown(page);
    await expectLegible(page);
  });
}

/** No rule of accessibility is broken and nothing scrolls sideways, from small phones to wide screens. */
async function expectSound(page: Page, path: string, picture: (width: number) => string) {
  const session = await page.context().newCDPSession(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // Chromium prefers a larger picture that it has to the one that this width asks for, and then complains of its preload.
    await session.send('Network.clearBrowserCache');
    await page.goto(path);
    await expectShown(page);
    await expectNoOverflow(page, width);
    await expectAccessible(page, width);
    await page.screenshot({ path: picture(width), fullPage: true });
  }
}
