import { countClicks } from '../../support/admin/clicks';
import { curatorsToken, visitAsCurator } from '../../support/admin/curator';
import { buyWithoutPage } from '../../support/admin/orders';
import { send } from '../../support/call-api';
import { expect, test } from '../../support/visit';

test('a curator sees a sale at once, and gets last month for the accountant with two clicks', async ({
  page,
  catalogue,
  request,
}) => {
  const clicks = await countClicks(page);
  await visitAsCurator(page);
  const today = page.getByRole('region', { name: 'Total Sales, Today' }).getByText(/^[\d,]+ naira$/);
  const before = Number((await today.textContent())?.replace(/\D/g, ''));
  const work = await catalogue.own();
  const { name } = await buyWithoutPage(request, work);
  await expect(today).toHaveText(`${(before + work.price).toLocaleString('en')} naira`);
  await expect(page.getByRole('region', { name: 'Latest Orders' }).getByRole('link', { name })).toBeVisible();
  const weeks = (count: number) =>
    page.getByRole('img', { name: new RegExp(`^Sales per week, ${count} weeks`) });
  await expect(weeks(13)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(weeks(7)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await clicks()).toBe(0);
  await page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: /^All orders/ })
    .click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Accounts of last month' }).click();
  expect((await download).suggestedFilename()).toMatch(/^accounts-\d{4}-\d\d-01-to-\d{4}-\d\d-\d\d\.csv$/);
  expect(await clicks()).toBe(2);
});

test('a curator refunds a delivered work that comes back with six clicks, and the provider confirms it', async ({
  page,
  catalogue,
  request,
}) => {
  const { id, name } = await buyWithoutPage(request, await catalogue.own());
  const token = await curatorsToken(request);
  const move = (data: object) => send(request, 'put', `/order/${id}/status`, data, token);
  await move({ status: 'Shipped', delivery_date: '2030-12-01' });
  await move({ status: 'Delivered' });
  const clicks = await countClicks(page);
  await visitAsCurator(page);
  await page.getByRole('button', { name: 'Find anything' }).click();
  await page.getByRole('combobox', { name: 'Find anything' }).fill(name);
  await page.getByRole('option', { name: new RegExp(`Order \\d+, ${name}`) }).click();
  await page.getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await page.keyboard.type('The frame is loose');
  await dialog.getByRole('button', { name: 'Ask for the return' }).click();
  await page.getByRole('button', { name: 'The work is back' }).click();
  await dialog.getByRole('button', { name: 'Request the refund' }).click();
  await expect(page.getByText('Refund requested', { exact: true }).first()).toBeVisible();
  expect(await clicks()).toBe(6);
  await expect(page.getByRole('region', { name: 'Audit log' })).toContainText(
    'from Refund requested to Refunded',
    { timeout: 30_000 },
  );
});
