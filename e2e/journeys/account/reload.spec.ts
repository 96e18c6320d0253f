import type { APIRequestContext, Page } from '@playwright/test';
import { curatorsToken, visitAsCurator } from '../../support/admin/curator';
import { visitAsCustomer } from '../../support/customer';
import { type Catalogue, expect, test } from '../../support/visit';

/** Every guarded page with its heading; an id stands for the first thing of a list. */
const dashboard = [
  ['/dashboard/profile', 'Profile'],
  ['/dashboard/orders', 'Orders'],
  ['/dashboard/orders?tab=history', 'Orders'],
] as const;
const office = [
  ['/admin/dashboard', 'Dashboard'],
  ['/admin/admin-all-artist', 'All Artistes'],
  ['/admin/create-artist', 'Create Artist'],
  ['/admin/edit-admin-artist/{artist}', 'Edit Artist'],
  ['/admin/admin-all-art-works', 'All artworks'],
  ['/admin/create-artwork', 'Create Artwork'],
  ['/admin/edit-artwork/{artwork}', 'Edit Artwork'],
  ['/admin/all-orders', 'All Orders'],
  ['/admin/all-orders?status=Paid', 'All Orders'],
  ['/admin/admin-notification', 'Notifications'],
  ['/admin/events', 'Events'],
  ['/admin/create-event', 'Create event'],
  ['/admin/edit-event/{event}', 'Edit event'],
  ['/admin/auctions', 'Auctions'],
  ['/admin/create-lot', 'Create lot'],
  ['/admin/edit-lot/{lot}', 'Edit lot'],
  ['/admin/enquiries', 'Enquiries'],
  ['/admin/enquiries?tab=messages', 'Enquiries'],
] as const;

test('every page of the customer stays where it is through a reload @1280', async ({ page }) => {
  await visitAsCustomer(page, '/dashboard/profile');
  for (const [address, heading] of dashboard) await expectToStay(page, address, heading);
});

test('every page of the back office stays where it is through a reload @1280', async ({
  page,
  catalogue,
  request,
}) => {
  test.setTimeout(180_000);
  await visitAsCurator(page);
  const ids = await firstOfEach(catalogue, request);
  for (const [address, heading] of office) {
    const path = address.replace(/\{(\w+)\}/, (_all, kind) => ids[kind] ?? '');
    await expectToStay(page, path, heading);
  }
});

/** Nothing is shown in between, neither the log-in page nor another one. */
async function expectToStay(page: Page, address: string, heading: string) {
  const addresses: string[] = [];
  const note = (frame: { url(): string }) => {
    const { pathname, search } = new URL(frame.url());
    addresses.push(pathname + search);
  };
  page.on('framenavigated', note);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  page.off('framenavigated', note);
  expect(new Set(addresses)).toEqual(new Set([address]));
}

async function firstOfEach(
  catalogue: Catalogue,
  request: APIRequestContext,
): Promise<Record<string, string>> {
  const [work] = await catalogue.newest('limit=1');
  const headers = { authorization: `Bearer ${await curatorsToken(request)}` };
  const first = async (path: string, name: string): Promise<string> =>
    (await (await request.get(`/api/${path}`, { headers })).json())[name][0]._id;
  const [event, lot] = await Promise.all([first('event', 'events'), first('auction', 'lots')]);
  return { artist: work?.artist_id._id ?? '', artwork: work?._id ?? '', event, lot };
}
