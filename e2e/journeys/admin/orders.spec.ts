import { countClicks } from '../../support/admin/clicks';
import { visitAsCurator } from '../../support/admin/curator';
import { buyWithoutPage } from '../../support/admin/orders';
import { expect, test } from '../../support/visit';

test('a curator ships the order of a caller with four clicks, undoes it, and packs the work', async ({
  page,
  catalogue,
  request,
}) => {
  const digits = String(Math.random()).slice(2, 9).padEnd(7, '1');
  const { name } = await buyWithoutPage(request, await catalogue.own(), { mobile: `0811${digits}` });
  const clicks = await countClicks(page);
  await visitAsCurator(page);
  await page.getByRole('button', { name: 'Find anything' }).click();
  await page.getByRole('combobox', { name: 'Find anything' }).fill(`+234 811 ${digits}`);
  await page.getByRole('option', { name: new RegExp(`Order \\d+, ${name}`) }).click();
  await expect(page.getByRole('heading', { name: /^Order \d+$/ })).toBeFocused();
  await page.getByRole('button', { name: 'Mark as Shipped' }).click();
  const shipping = page.getByRole('dialog');
  await shipping.getByLabel('Delivery date').fill('2030-12-01');
  await shipping.getByRole('button', { name: 'Mark as Shipped' }).click();
  await expect(page.getByText('Dec 1, 2030')).toBeVisible();
  const audit = page.getByRole('region', { name: 'Audit log' });
  await expect(audit).toContainText('to Shipped');
  expect(await clicks()).toBe(4);

  await page.getByRole('button', { name: 'Undo shipping' }).click();
  await expect(audit).toContainText('Shipping undone');
  await expect(page.getByRole('button', { name: 'Mark as Shipped' })).toBeVisible();

  const packing = page.getByRole('region', { name: 'Packing list' });
  for (const item of await packing.getByRole('checkbox').all()) await item.check();
  await expect(packing.getByRole('status')).toContainText('Packed by');
  const download = page.waitForEvent('download');
  await packing.getByRole('button', { name: 'Download packing list' }).click();
  expect((await download).suggestedFilename()).toMatch(/^packing-list-\d+\.pdf$/);
});
