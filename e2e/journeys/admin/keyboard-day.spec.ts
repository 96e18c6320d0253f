import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { visitAsCurator } from '../../support/admin/curator';
import { buyWithoutPage } from '../../support/admin/orders';
import { expect, tabTo, test } from '../../support/visit';
import type { Work } from '../../support/work';

test('a curator notes a reminder, ships an order, answers an enquiry, and changes a price by keyboard alone', async ({
  page,
  catalogue,
  request,
}) => {
  const work = await catalogue.own();
  const { name, email } = await buyWithoutPage(request, await catalogue.own());
  const sender = await enquireAbout(page, work);
  await visitAsCurator(page);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Find anything' })).toBeFocused();
  await page.keyboard.type(email);
  // The beginning of the email finds the orders of other people too.
  await expect(page.getByRole('option', { name: /Order \d+/ })).toHaveCount(1);
  await expect(page.getByRole('option', { selected: true })).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await tabTo(page, 'New note', 'textbox');
  await page.keyboard.type('Write to her on Friday.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('11112090');
  await tabTo(page, 'Add note', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Notes' })).toContainText('Reminder for Nov 11, 2090');

  await find(page, name, /^Order \d+/);
  await tabTo(page, 'Mark as Shipped', 'button');
  await page.keyboard.press('Enter');
  const shipping = page.getByRole('dialog');
  await expect(shipping).toBeVisible();
  await tabTo(page, 'Delivery date', 'textbox', shipping);
  await page.keyboard.type('11112030');
  await tabTo(page, 'Mark as Shipped', 'button', shipping);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Audit log' })).toContainText('to Shipped');

  await find(page, sender, /Open$/);
  await tabTo(page, 'Answer');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(`Letter to ${sender}`)).toBeVisible();
  await tabTo(page, `Letter to ${sender}`, 'textbox');
  await page.keyboard.type('It is available.');
  await tabTo(page, 'Send', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Answer sent. The conversation is done.')).toBeVisible();

  await find(page, work.name_of_artwork, work.name_of_artwork);
  await tabTo(page, 'Price', 'spinbutton');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('450000');
  await tabTo(page, 'Update Artwork', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Artwork updated.')).toBeVisible();
  const { artwork } = await (await request.get(`/api/artwork/${work._id}`)).json();
  expect(artwork.price).toBe(450_000);
});

/** Opens the first hit of this kind from the field that finds anything. */
async function find(page: Page, words: string, hit: string | RegExp) {
  await page.keyboard.press('ControlOrMeta+K');
  await expect(page.getByRole('combobox', { name: 'Find anything' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(words);
  const wanted = page.getByRole('option', { name: hit }).first();
  await expect(wanted).toBeVisible();
  while ((await wanted.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

async function enquireAbout(page: Page, { _id: art_id, name_of_artwork: artname, img_url: artimg }: Work) {
  const fullname = `Ada O${randomUUID()
    .replace(/[^a-f]/g, '')
    .slice(0, 10)}`;
  const data = {
    fullname,
    email: `ada.${randomUUID().slice(0, 8)}@mail.example`,
    mobile: '0803 555 0142',
    artname,
    artimg,
    art_id,
  };
  expect((await page.request.post('/api/auth/sendmail', { data })).status()).toBe(200);
  return fullname;
}
