import type { Page } from '@playwright/test';
import { publishArtwork } from '../../support/admin/artwork';
import { visitAsCurator } from '../../support/admin/curator';
import { collectWork, openCheckout, otherVisitor } from '../../support/buying';
import { signInAsCustomer } from '../../support/customer';
import { expectAccessible } from '../../support/sweep';
import { expect, tabTo, test } from '../../support/visit';

const list = '/admin/admin-all-art-works';
const deleting = (page: Page) => page.getByRole('dialog', { name: 'Do you want to delete this Artwork?' });
const card = (page: Page, name: string) => page.getByRole('article', { name });

test('a curator publishes a work, adds its facts, and removes it by keyboard', async ({ page }) => {
  const { name, path } = await publishArtwork(page);
  await expect(page.getByLabel('Artwork name')).toHaveValue('');
  await expect(page.getByLabel('Type')).toHaveValue('Painting');

  await page.getByRole('link', { name: 'Add its facts' }).click();
  await page.getByLabel('Materials').fill('Oil on linen');
  await page.getByLabel('Visual description').fill('Lanterns at night');
  await page.getByRole('button', { name: 'Update Artwork' }).click();
  await expect(page.getByText('Artwork updated.')).toBeVisible();
  await page.getByRole('button', { name: 'Add entry' }).click();
  const entry = page.getByRole('dialog', { name: 'Add an entry' });
  await entry.getByLabel('Date or year').fill('2019–2023');
  await entry.getByLabel('Text').fill('Private collection, Lagos');
  await entry.getByLabel('Visitors may read it').check();
  await entry.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Entry added.')).toBeVisible();
  await expect(page.getByText('The picture is being prepared')).toBeHidden({ timeout: 30_000 });
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Artwork');
  await page.goto(path);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText('Oil on linen')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Lanterns at night' }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Provenance' })).toContainText('2019–2023');

  await page.goto(`${list}?q=${encodeURIComponent(name)}`);
  await expect(card(page, name)).toBeVisible();
  const read: string[] = [];
  page.on('request', (request) => /\/api\/artwork\?/.test(request.url()) && read.push(request.url()));
  await tabTo(page, `Remove ${name}`, 'button');
  await page.keyboard.press('Enter');
  await expect(deleting(page).getByRole('button', { name: 'cancel' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Artwork removed.')).toBeVisible();
  await expect(card(page, name)).toBeHidden();
  expect(read).toEqual([]);
  expect((await page.request.get(`/api/artwork/${path.split('/').at(-1)}`)).status()).toBe(404);
});

test.describe('a work held by a customer', () => {
  test.use({ expectedErrors: /status of 409/ });

  test('stays in the collection, and the page gives the reason', async ({
    page,
    browser,
    baseURL,
    catalogue,
  }) => {
    const work = await catalogue.own();
    const { name_of_artwork: name } = work;
    const customers = await otherVisitor(browser, baseURL);
    await signInAsCustomer(customers);
    await openCheckout(customers, work);
    await collectWork(customers);
    await customers.context().close();
    await visitAsCurator(page, `${list}?q=${encodeURIComponent(name)}`);
    await expect(card(page, name)).toContainText('Held');
    await page.getByRole('button', { name: `Remove ${name}` }).click();
    await deleting(page).getByRole('button', { name: 'delete' }).click();
    await expect(
      page.getByText('A collector is buying this artwork. It cannot be removed now.'),
    ).toBeVisible();
    await expect(card(page, name)).toBeVisible();
  });
});

test('the address keeps page and type of the list through reload and paging', async ({ page }) => {
  await visitAsCurator(page, list);
  const first = await page.getByRole('article').first().getAttribute('aria-label');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('13 to 24 of');
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('13 to 24 of');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('article').first()).toHaveAccessibleName(first ?? '');
  await page.getByText('+ Filter').click();
  await page.getByLabel('Type').selectOption('Sculpture');
  await expect(page).toHaveURL(`${list}?type=Sculpture`);
  await page.getByRole('link', { name: 'Remove filter: Sculpture' }).press('Enter');
  await expect(page).toHaveURL(list);
  await page.getByLabel('Type').selectOption('Sculpture');
  await page.getByRole('searchbox', { name: 'Search artworks' }).fill('zzzz');
  await expect(page.getByText('Nothing found for “zzzz”')).toBeVisible();
});
