import { randomUUID } from 'node:crypto';
import { visitAsCurator } from '../../support/admin/curator';
import { bookPlaces } from '../../support/admin/events';
import { expect, test } from '../../support/visit';

test('a curator creates an event, sees confirmed and waiting guests, and closes it for visitors', async ({
  page,
  request,
}) => {
  const title = `Night of the Line ${randomUUID().slice(0, 8)}`;
  await visitAsCurator(page, '/admin/create-event');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Summary').fill('An evening of drawing.');
  await page.getByLabel('Place', { exact: true }).fill('Ikoyi, Lagos');
  await page.getByLabel('Start').fill('2027-12-24T18:30');
  await page.getByLabel('Capacity').fill('3');
  await page.getByRole('button', { name: 'Create event' }).click();
  await expect(page).toHaveURL('/admin/events');
  const row = page.getByRole('row', { name: new RegExp(title) });
  await expect(row).toHaveAccessibleName(/Dec 24, 2027, 18:30.*0 of 3/);

  const link = page.getByRole('link', { name: title });
  const eventId = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
  await bookPlaces(request, eventId, 'Ada Obi', 2);
  await bookPlaces(request, eventId, 'Tunde Ojo', 2);
  await link.click();
  const bookings = page.getByRole('table', { name: 'Bookings' });
  await expect(bookings.getByRole('row', { name: /Ada Obi.*2 Confirmed/ })).toBeVisible();
  await expect(bookings.getByRole('row', { name: /Tunde Ojo.*2 Waiting, number 1/ })).toBeVisible();
  await expect(page.getByText('Places taken: 2 of 3')).toBeVisible();

  await expect(page.getByLabel('Start')).toHaveValue('2027-12-24T18:30');
  await page.getByLabel('Label').selectOption('Closed');
  await page.getByRole('button', { name: 'Save event' }).click();
  await expect(row).toHaveAccessibleName(/Closed/);
  await expect(async () => {
    await page.goto('/event-booking');
    await expect(page.getByRole('listitem').filter({ hasText: title }).getByText('Closed')).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
});
