import { randomUUID } from 'node:crypto';
import { visitAsCurator } from '../../support/admin/curator';
import { expect, test } from '../../support/visit';

// The page reports to its edge while the phone is offline.
test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

test('a curator checks guests in at the door with a phone, also without a network', { tag: '@390' }, async ({
  page,
  context,
}) => {
  const title = `Door Night ${randomUUID().slice(0, 8)}`;
  await visitAsCurator(page, '/admin/create-event');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Summary').fill('An evening of drawing.');
  await page.getByLabel('Place', { exact: true }).fill('Ikoyi, Lagos');
  await page.getByLabel('Start').fill('2027-12-24T18:30');
  await page.getByLabel('Capacity').fill('5');
  await page.getByRole('button', { name: 'Create event' }).click();
  await page.getByRole('link', { name: title }).click();
  const eventId = page.url().split('/').at(-1);
  for (const [name, places] of [
    ['Ada Obi', 2],
    ['Tunde Ojo', 3],
  ] as const) {
    const data = { name, email: `${randomUUID()}@example.com`, places };
    expect((await page.request.post(`/api/event/${eventId}/booking`, { data })).status()).toBe(201);
  }

  await page.getByRole('link', { name: 'Check in at the door' }).click();
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

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Let in Tunde Ojo' }).click();
  await expect(page.getByText('1 scan is saved on this phone')).toBeVisible();
  await expect(page.getByText('5 booked, 5 arrived')).toBeVisible();
  await context.setOffline(false);
  await expect(result.getByRole('heading', { name: 'Scans sent' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('5 booked, 5 arrived')).toBeVisible();
});
