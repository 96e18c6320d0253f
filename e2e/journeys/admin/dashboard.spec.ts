import { visitAsCurator } from '../../support/admin/curator';
import { buyWithoutPage } from '../../support/admin/orders';
import { expect, test } from '../../support/visit';

test('a sale updates the figures and the latest orders', async ({ page, catalogue, request }) => {
  await visitAsCurator(page);
  const today = page.getByRole('region', { name: 'Total Sales, Today' });
  await expect(today).toContainText(/\d+ orders?/);
  const before = await today.textContent();
  const { name } = await buyWithoutPage(request, await catalogue.own());
  await expect(today).not.toHaveText(before ?? '');
  const latest = page.getByRole('region', { name: 'Latest Orders' });
  await latest.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name: /^Order \d+$/ })).toBeVisible();
});

test('the chart opens as a table @both', async ({ page }) => {
  await visitAsCurator(page);
  await expect(page.getByRole('img', { name: /^Sales per week, (13|7) weeks/ })).toBeVisible();
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('table', { name: 'Sales per week' }).getByRole('row')).toHaveCount(14);
});
