import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { curatorsToken, visitAsCurator } from '../../support/admin/curator';
import { bookPlaces } from '../../support/admin/events';
import { send } from '../../support/call-api';
import { expect, test } from '../../support/visit';

// The page reports to its edge while the phone is offline.
test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

test('a curator checks guests in at the door with a phone, which opens the list again without a network', {
  tag: '@390',
}, async ({ page, context }) => {
  const eventId = await openDoor(page);
  await expect(page.getByText('5 booked, 0 arrived')).toBeVisible();
  const guest = page.getByRole('listitem').filter({ hasText: 'Ada Obi' });
  const [, code = ''] = /· (\S{7})/.exec(await guest.innerText()) ?? [];
  const field = page.getByLabel('Short code');
  await field.fill(code.toLowerCase());
  await field.press('Enter');
  const result = page.getByRole('alert');
  await expect(result.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await expect(page.getByText('5 booked, 2 arrived')).toBeVisible();
  await field.fill(code);
  await field.press('Enter');
  await expect(result.getByRole('heading', { name: 'Already arrived' })).toBeVisible();
  await expect(result.getByText(/Checked in at \d\d:\d\d by/)).toBeVisible();
  await expect.poll(() => savedPages(page)).toContain(new URL(page.url()).pathname);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('5 booked, 2 arrived')).toBeVisible();
  await page.getByRole('button', { name: 'Let in Tunde Ojo' }).click();
  await expect(page.getByText('1 scan is saved on this phone')).toBeVisible();
  await page.reload();
  await expect(page.getByText('5 booked, 5 arrived')).toBeVisible();
  await context.setOffline(false);
  await expect(result.getByRole('heading', { name: 'Scans sent' })).toBeVisible();
  await expect(page.getByText('5 booked, 5 arrived')).toBeVisible();
  const headers = { authorization: `Bearer ${await curatorsToken(page.request)}` };
  const list = await page.request.get(`/api/event/${eventId}/door`, { headers });
  expect((await list.text()).match(/"by":/g)).toHaveLength(2);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await expect.poll(() => savedPages(page)).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Tunde');
});

/** Creates an event with the bookings of Ada (2 places) and Tunde (3), and opens its door. */
async function openDoor(page: Page): Promise<string> {
  const evening = {
    title: `Door Night ${randomUUID().slice(0, 8)}`,
    summary: 'An evening of drawing.',
    place: 'Ikoyi, Lagos',
    starts_at: '2027-12-24T17:30:00Z',
    label: 'Book Now',
    capacity: 5,
  };
  const { event } = await send(page.request, 'post', '/event', evening, await curatorsToken(page.request));
  await bookPlaces(page.request, event._id, 'Ada Obi', 2);
  await bookPlaces(page.request, event._id, 'Tunde Ojo', 3);
  await visitAsCurator(page, `/admin/door/${event._id}`);
  return event._id;
}

/** Returns the addresses that the browser opens without a network. */
async function savedPages(page: Page): Promise<string[]> {
  const urls = await page.evaluate(async () => {
    const names = await caches.keys();
    const saved = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return saved.flat().map(({ url }) => url);
  });
  return urls.map((url) => new URL(url).pathname);
}
