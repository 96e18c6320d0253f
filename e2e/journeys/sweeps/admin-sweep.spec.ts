import { randomUUID } from 'node:crypto';
import type { APIRequestContext, BrowserContextOptions } from '@playwright/test';
import { curatorsToken, signInAsCurator } from '../../support/admin/curator';
import { buyWithoutPage } from '../../support/admin/orders';
import { createOwnWork } from '../../support/admin/own-work';
import { expectAllSound } from '../../support/sweep';
import { expect, test } from '../../support/visit';
import type { Work } from '../../support/work';

type AdminRecords = Record<
  'order' | 'orderAlert' | 'enquiryAlert' | 'enquiry' | 'event' | 'draft',
  string
> & {
  work: Work;
  room: { _id: string; link: { token: string } };
};

type Screens = (records: AdminRecords) => Record<string, string>;

/** Every screen of the back office, filled with records. */
const areas: Record<string, Screens> = {
  'artists and artworks': ({ work }) => ({
    dashboard: '/admin/dashboard',
    artists: '/admin/admin-all-artist',
    'an artist with an endless address': '/admin/admin-all-artist?q=without.end',
    'no artist': '/admin/admin-all-artist?q=zzzz',
    'create artist': '/admin/create-artist',
    'edit artist': `/admin/edit-admin-artist/${work.artist_id._id}`,
    artworks: '/admin/admin-all-art-works',
    'create artwork': '/admin/create-artwork',
    'edit artwork': `/admin/edit-artwork/${work._id}`,
    imports: '/admin/import',
  }),
  'orders and alerts': ({ order, orderAlert, enquiryAlert, work }) => ({
    orders: '/admin/all-orders',
    order: `/admin/all-orders?order=${order}`,
    notifications: '/admin/admin-notification',
    'the alert of an order': `/admin/admin-notification?alert=${orderAlert}`,
    'the alert of an enquiry': `/admin/admin-notification?alert=${enquiryAlert}`,
    'sales figures': '/admin/sales-figures',
    settlement: '/admin/settlement',
    statement: `/admin/settlement/${work.artist_id._id}`,
  }),
  'events, auctions, and viewing rooms': ({ event, draft, room }) => ({
    events: '/admin/events',
    'create event': '/admin/create-event',
    'edit event': `/admin/edit-event/${event}`,
    door: `/admin/door/${event}`,
    auctions: '/admin/auctions',
    'a draft of an auction': `/admin/auctions/${draft}`,
    'viewing rooms': '/admin/viewing-rooms',
    'create viewing room': '/admin/create-viewing-room',
    'edit viewing room': `/admin/viewing-rooms/${room._id}`,
    'no viewing room': '/admin/viewing-rooms/nothing',
    'the preview of a viewing room': `/viewing-room/${room.link.token}`,
  }),
  'enquiries and settings': ({ enquiry }) => ({
    enquiries: '/admin/enquiries',
    'an enquiry': `/admin/enquiries/${enquiry}`,
    'done enquiries': '/admin/enquiries?state=done',
    'templates of answers': '/admin/letter-templates',
    audit: '/admin/audit',
    'landing page': '/admin/landing',
    settings: '/admin/settings',
    administrators: '/admin/administrators',
    releases: '/admin/releases',
    'the audit of releases': '/admin/releases?audit=all',
    'not found': '/admin/nowhere',
    'a spent invitation': `/admin#${'a'.repeat(43)}`,
  }),
};

const endless = 'Adesokanmbiogbonnaya'.repeat(3);
let state: BrowserContextOptions['storageState'];
let records: AdminRecords;

test.describe.configure({ timeout: 180_000 });
// The browser logs the 404 of a page in its console.
test.use({ expectedErrors: /status of 404/, storageState: ({ browserName: _ }, use) => use(state) });

test.beforeAll(async ({ browser, playwright }) => {
  const baseURL = process.env.E2E_GALLERY;
  const page = await browser.newPage({ baseURL });
  await signInAsCurator(page);
  state = await page.context().storageState();
  await page.close();
  const request = await playwright.request.newContext({ baseURL });
  records = await createRecords(request);
  await request.dispose();
});

for (const [name, screensOf] of Object.entries(areas)) {
  test(`the back office shows ${name} at every width, in wider text, and in forced colors`, async ({
    page,
  }) => {
    await expectAllSound(page, screensOf(records));
  });
}

async function createRecords(request: APIRequestContext): Promise<AdminRecords> {
  const headers = { authorization: `Bearer ${await curatorsToken(request)}` };
  const read = async (path: string) => (await request.get(`/api/${path}`, { headers })).json();
  const send = async (path: string, data: object) =>
    expect(await request.post(`/api/${path}`, { headers, data })).toBeOK();

  const [work, inAuction] = [await createOwnWork(request), await createOwnWork(request)];
  const { id } = await buyWithoutPage(request, work);
  const shipped = { status: 'Shipped', delivery_date: '2090-12-01' };
  expect(await request.put(`/api/order/${id}/status`, { headers, data: shipped })).toBeOK();
  for (const returns of [false, true])
    await send(`order/${id}/refunds`, { key: randomUUID(), amount: 1, reason: endless, returns });
  const email = `without.end.${endless}.${randomUUID()}@${endless}.example`;
  const person = { firstname: endless.slice(0, 15), lastname: endless.slice(0, 15), email };
  const texts = { artist_bio: endless, artist_statement: endless };
  await send('artist/create', { ...person, ...texts, mobile: '+234 803 555 0142 0143 0144 0145' });
  const names = { firstName: endless, lastName: endless };
  await send('contact', { ...names, email, phoneNumber: '', textarea: `https://mail.example/${endless}` });
  const about = { artname: work.name_of_artwork, artimg: work.img_url, art_id: work._id };
  await send('auth/sendmail', { ...about, fullname: endless.slice(0, 32), email, mobile: '08035550142' });
  const times = { opens_at: '2127-11-23T10:00:00Z', closes_at: '2127-11-28T20:00:00Z' };
  const created = await request.post('/api/auction/records', { headers, data: { title: endless, ...times } });
  const draft: string = (await created.json()).auction._id;
  await send(`auction/${draft}/lots`, { artwork_ids: [inAuction._id] });
  const { artworks } = await read('artwork?available=true&sort=price-up&limit=3');
  const ids = (artworks as Work[]).map(({ _id }) => _id);
  const labels = ids.map((artwork_id) => ({ artwork_id, note: endless, show_price: false }));
  const shown = { title: endless, recipient: endless, note: endless, artworks: ids, labels };
  const closes_at = new Date(Date.now() + 86_400_000).toISOString();
  const opened = await request.post('/api/viewing-rooms', { headers, data: { ...shown, closes_at } });
  // A job writes the alert, so it may arrive late.
  async function first(path: string, name: string): Promise<string> {
    let id = '';
    await expect(async () => {
      id = (await read(path))[name][0]._id;
    }).toPass();
    return id;
  }
  return {
    order: id,
    orderAlert: await first('notification?tag=Order Alert', 'notifications'),
    enquiryAlert: await first('notification?tag=Enquiry', 'notifications'),
    enquiry: await first('conversation', 'conversations'),
    event: await first('event', 'events'),
    draft,
    work,
    room: (await opened.json()).room,
  };
}
