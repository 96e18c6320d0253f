import { randomUUID } from 'node:crypto';
import type { APIRequestContext, BrowserContextOptions } from '@playwright/test';
import { curatorsToken, visitAsCurator } from '../curator';
import { buyWithoutPage } from '../office-orders';
import { expectLegible, expectShown, expectSoundAt, widths } from '../sweep';
import { type Catalogue, expect, test } from '../visit';

/** What the screens show besides what the gallery opens with. */
type Office = { order: string; work: Work; first: (path: string, name: string) => Promise<string> };
type Work = Awaited<ReturnType<Catalogue['newest']>>[number];

/** Every screen of the back office, with something in it. */
const screens: Record<string, (office: Office) => string | Promise<string>> = {
  dashboard: () => '/admin/dashboard',
  artists: () => '/admin/admin-all-artist',
  'an artist with an endless address': () => '/admin/admin-all-artist?q=without.end',
  'no artist': () => '/admin/admin-all-artist?q=zzzz',
  'create artist': () => '/admin/create-artist',
  'edit artist': ({ work }) => `/admin/edit-admin-artist/${work.artist_id._id}`,
  artworks: () => '/admin/admin-all-art-works',
  'no artwork': () => '/admin/admin-all-art-works?q=zzzz',
  'create artwork': () => '/admin/create-artwork',
  'edit artwork': ({ work }) => `/admin/edit-artwork/${work._id}`,
  orders: () => '/admin/all-orders',
  order: ({ order }) => `/admin/all-orders?order=${order}`,
  'no order': () => '/admin/all-orders?q=zzzz',
  notifications: () => '/admin/admin-notification',
  'notification of an order': async ({ first }) =>
    `/admin/admin-notification?alert=${await first('notification?tag=Order Alert', 'notifications')}`,
  'notification of an enquiry': async ({ first }) =>
    `/admin/admin-notification?alert=${await first('notification?tag=Enquiry', 'notifications')}`,
  events: () => '/admin/events',
  'create event': () => '/admin/create-event',
  'edit event': async ({ first }) => `/admin/edit-event/${await first('event', 'events')}`,
  auctions: () => '/admin/auctions',
  'create lot': () => '/admin/create-lot',
  'edit lot': async ({ first }) => `/admin/edit-lot/${await first('auction', 'lots')}`,
  enquiries: () => '/admin/enquiries',
  messages: () => '/admin/enquiries?tab=messages',
  'nothing in the office': () => '/admin/nowhere',
};

const endless = 'Adesokanmbiogbonnaya'.repeat(3);
let state: BrowserContextOptions['storageState'];
let office: Office;

test.describe.configure({ timeout: 120_000 });
// A browser says in its console that a page was answered 404.
test.use({ expectedComplaints: /status of 404/, storageState: ({ browserName: _ }, use) => use(state) });

test.beforeAll(async ({ browser, playwright }) => {
  const baseURL = process.env.E2E_GALLERY;
  const page = await browser.newPage({ baseURL });
  await visitAsCurator(page);
  state = await page.context().storageState();
  await page.close();
  const request = await playwright.request.newContext({ baseURL });
  office = await furnish(request);
  await request.dispose();
});

for (const [name, pathIn] of Object.entries(screens)) {
  test(`in the back office ${name} is sound at every width, in wider text and forced colours @1280`, async ({
    page,
  }, testInfo) => {
    await page.goto(await pathIn(office));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expectShown(page);
      await expectSoundAt(page, width);
      await page.screenshot({ path: testInfo.outputPath(`${name}-${width}.png`), fullPage: true });
    }
    await page.setViewportSize({ width: 390, height: 800 });
    await page.emulateMedia({ forcedColors: 'active' });
    await expectLegible(page);
  });
}

/** Something of everything: an order, an enquiry, and words that do not know where to stop. */
async function furnish(request: APIRequestContext): Promise<Office> {
  const headers = { authorization: `Bearer ${await curatorsToken(request)}` };
  const read = async (path: string) => (await request.get(`/api/${path}`, { headers })).json();
  const send = async (path: string, data: object) =>
    expect(await request.post(`/api/${path}`, { headers, data })).toBeOK();

  const [work] = (await read('artwork?available=true&sort=price-down&limit=1')).artworks as Work[];
  if (!work) throw new Error('Everything is sold.');
  const { id } = await buyWithoutPage(request, work);
  const email = `without.end.${endless}.${randomUUID()}@${endless}.example`;
  const person = { firstname: endless.slice(0, 15), lastname: endless.slice(0, 15), email };
  const words = { artist_bio: endless, artist_statement: endless };
  await send('artist/create', { ...person, ...words, mobile: '+234 803 555 0142 0143 0144 0145' });
  const names = { firstName: endless, lastName: endless };
  await send('contact', { ...names, email, phoneNumber: '', textarea: `https://mail.example/${endless}` });
  const about = { artname: work.name_of_artwork, artimg: work.img_url, art_id: work._id };
  await send('auth/sendmail', { ...about, fullname: endless.slice(0, 32), email, mobile: '08035550142' });
  return { order: id, work, first: async (path, name) => (await read(path))[name][0]._id };
}
