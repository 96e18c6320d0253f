import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { visitAsCurator } from '../../support/admin/curator';
import { expect, test } from '../../support/visit';

test('a curator creates an event and sees confirmed and waiting bookings', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const title = `Night of the Line ${randomUUID().slice(0, 8)}`;
  await visitAsCurator(page, '/admin/create-event');
  await fillIn(page, title);
  await page.getByRole('button', { name: 'Create event' }).click();
  await expect(page).toHaveURL('/admin/events');
  await expect(
    page.getByRole('row', { name: new RegExp(`${title}.*Dec 24, 2027, 18:30.*0 of 3`) }),
  ).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await book(visitor, title, { name: 'Ada Obi', places: '2', answer: 'Your 2 places are confirmed.' });
  await book(visitor, title, { name: 'Tunde Ojo', places: '2', answer: /waitlist/ });

  await page.getByRole('link', { name: title }).click();
  const bookings = page.getByRole('table', { name: 'Bookings' });
  await expect(bookings.getByRole('row', { name: /Ada Obi.*2 Confirmed/ })).toBeVisible();
  await expect(bookings.getByRole('row', { name: /Tunde Ojo.*2 Waiting, number 1/ })).toBeVisible();
  await expect(page.getByText('Places taken: 2 of 3')).toBeVisible();
});

test('a curator edits an event, and visitors see the change', async ({ page }) => {
  const title = `Open Studio ${randomUUID().slice(0, 8)}`;
  await visitAsCurator(page, '/admin/create-event');
  await fillIn(page, title);
  await page.getByRole('button', { name: 'Create event' }).click();
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByLabel('Start')).toHaveValue('2027-12-24T18:30');
  await page.getByLabel('Label').selectOption('Closed');

  await page.getByRole('link', { name: 'Auctions' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Save event' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`${title}.*Closed`) })).toBeVisible();
  await expect(async () => {
    await page.goto('/event-booking');
    await expect(page.getByRole('listitem').filter({ hasText: title }).getByText('Closed')).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
});

async function fillIn(page: Page, title: string) {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Summary').fill('An evening of drawing.');
  await page.getByLabel('Place', { exact: true }).fill('Ikoyi, Lagos');
  await page.getByLabel('Start').fill('2027-12-24T18:30');
  await page.getByLabel('Capacity').fill('3');
}

type Party = { name: string; places: string; answer: string | RegExp };

async function book(visitor: Page, title: string, { name, places, answer }: Party) {
  const opener = visitor.getByRole('link', { name: `Book Now: ${title}` });
  // The edge's cached page may be a few seconds old.
  await expect(async () => {
    await visitor.goto('/event-booking');
    await expect(opener).toBeVisible({ timeout: 2000 });
  }).toPass();
  await opener.click();
  await visitor.getByRole('textbox', { name: 'Full name' }).fill(name);
  await visitor.getByRole('textbox', { name: 'Email' }).fill(`${randomUUID()}@example.com`);
  await visitor.getByRole('combobox', { name: 'Places' }).selectOption(places);
  await visitor.getByRole('button', { name: 'Book Now' }).click();
  const wait = visitor.getByRole('button', { name: `Wait for ${places} places` });
  await expect(visitor.getByText(answer).or(wait).first()).toBeVisible();
  if (await wait.isVisible()) await wait.click();
  await expect(visitor.getByText(answer)).toBeVisible();
}
