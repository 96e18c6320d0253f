import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { storeSession } from '../../support/account';
import { describeArtwork, fileField } from '../../support/admin/artwork';
import { visitAsCurator } from '../../support/admin/curator';
import { smallJpeg } from '../../support/admin/images';
import { cards, collectWork, expectPaidOnce, otherVisitor, payWith, seeOrder } from '../../support/buying';
import { newCustomer, requestAccount } from '../../support/customer';
import { expect, test } from '../../support/visit';

const price = 320_000;

test('a curator creates an artist and a work, and the buyer of it collects it', async ({
  page,
  browser,
  baseURL,
}) => {
  const artist = { firstname: 'Chịọma', lastname: newLastname('Ani') };
  const work = `Lanterns of ${artist.lastname}`;
  const buyer = { ...newCustomer(), lastname: newLastname('Nwosu') };
  const buyersName = `${buyer.firstname} ${buyer.lastname}`;
  await visitAsCurator(page);
  const before = await salesOfAllTime(page);

  await createArtist(page, artist);
  await publish(page, work, artist.lastname);
  await goTo(page, 'Notifications');
  await expect(page.getByRole('button', { name: 'Order Alert' })).toBeVisible();

  const customer = await otherVisitor(browser, baseURL);
  await storeSession(customer, await requestAccount(customer, buyer));
  await findAndBuy(customer, work);

  await page.getByRole('link', { name: `${buyersName} paid for “${work}”` }).click();
  const alert = page.getByRole('region', { name: 'Alert' });
  await expect(alert.getByRole('cell', { name: work })).toBeVisible();
  await alert.getByRole('link', { name: 'Open order' }).click();
  await prepareCollection(page);
  await customer.reload();
  const order = customer.getByRole('article', { name: work });
  await expect(order).toContainText(/December 1, 2030\s*Ready to collect/);

  await handOver(page);
  await goTo(page, 'Dashboard');
  await expect
    .poll(() => salesOfAllTime(page))
    .toEqual({ amount: before.amount + price, count: before.count + 1 });
  const latest = page.getByRole('region', { name: 'Latest Orders' });
  await expect(latest.getByRole('row', { name: buyersName })).toContainText('Collected');

  await customer.goto('/dashboard/orders');
  await expect(customer.getByText('We are looking forward to you purchasing Art soon')).toBeVisible();
  await customer.getByRole('tab', { name: 'Order History' }).click();
  await expect(order).toContainText('Collected');
  await customer.context().close();
});

/** Returns a unique name of letters only. */
const newLastname = (start: string) =>
  start +
  randomUUID()
    .replace(/[^a-f]/g, '')
    .slice(0, 8);

const goTo = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click();

async function salesOfAllTime(page: Page) {
  const tile = page.getByRole('region', { name: 'Total Sales, All time' });
  const [amount, count] = await Promise.all([
    tile.getByText(/^[\d,]+ naira$/).textContent(),
    tile.getByText(/^[\d,]+ orders?/).textContent(),
  ]);
  return { amount: numberIn(amount), count: numberIn(count) };
}

const numberIn = (text: string | null) => Number(text?.replace(/\D/g, ''));

async function createArtist(page: Page, { firstname, lastname }: { firstname: string; lastname: string }) {
  await goTo(page, 'Create Artists');
  await page.getByLabel('First name').fill(firstname);
  await page.getByLabel('Last name').fill(lastname);
  await page.getByLabel('Email').fill(`${lastname}@example.com`);
  await page.getByLabel('Phone number').fill('+234 803 555 0142');
  await page.getByLabel('Artist statement').fill('Clay remembers.');
  await page.getByLabel('Artist biography').fill('Born in Nsukka.');
  await page.getByRole('button', { name: 'Create Artist' }).click();
  await expect(page.getByRole('link', { name: `Edit ${firstname} ${lastname}` })).toBeVisible();
}

async function publish(page: Page, name: string, artist: string) {
  await goTo(page, 'Create Artwork');
  await fileField(page).setInputFiles(await smallJpeg());
  await describeArtwork(page, name, artist);
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Create Artwork' }).click();
  await expect(page.getByRole('link', { name: 'View the artwork' })).toBeVisible();
}

/** Finds the work in the catalogue and pays. */
async function findAndBuy(page: Page, work: string) {
  await page.goto('/artist');
  await page.getByRole('searchbox').fill(work);
  const results = page.getByRole('region', { name: 'Results' });
  await results.getByRole('link', { name: new RegExp(`^${work}`) }).click();
  await page.getByRole('link', { name: 'Buy this artwork' }).click();
  const total = `#${price.toLocaleString('en')}`;
  await expect(page.getByRole('button', { name: `Pay ${total} plus delivery` })).toBeVisible();
  await collectWork(page);
  await payWith(page, cards.good);
  await seeOrder(page);
  await expectPaidOnce(page);
}

async function prepareCollection(page: Page) {
  await page.getByRole('button', { name: 'Ready to collect' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Day').fill('2030-12-01');
  await dialog.getByRole('button', { name: 'Ready to collect' }).click();
  await expect(page.getByRole('region', { name: 'Audit log' })).toContainText('to Shipped');
}

async function handOver(page: Page) {
  await page.getByRole('button', { name: 'Mark as Collected' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as Collected' }).click();
  await expect(page.getByRole('region', { name: 'Audit log' })).toContainText('to Delivered');
}
