import { readFileSync } from 'node:fs';
import { visitAsCurator } from '../../support/admin/curator';
import { adminOrders, buyWithoutPage } from '../../support/admin/orders';
import { expect, test } from '../../support/visit';

test('a curator finds an order, ships it, and marks it as delivered', async ({
  page,
  catalogue,
  request,
}) => {
  const work = await catalogue.own();
  const { id, name, email } = await buyWithoutPage(request, work);
  await visitAsCurator(page, '/admin/all-orders');
  await page.getByRole('searchbox').fill(email);
  await expect(page).toHaveURL(/q=/);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name: /^Order \d+$/ })).toBeFocused();
  await expect(page.getByRole('cell', { name: work.name_of_artwork })).toBeVisible();

  await page.getByRole('button', { name: 'Mark as Shipped' }).click();
  const shipping = page.getByRole('dialog');
  await shipping.getByLabel('Delivery date').fill('2030-12-01');
  await shipping.getByRole('button', { name: 'Mark as Shipped' }).click();
  await expect(page.getByText('Dec 1, 2030')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Audit' })).toContainText('to Shipped');

  await page.getByRole('button', { name: 'Mark as Delivered' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as Delivered' }).click();
  await expect(page.getByRole('button', { name: 'Mark as Delivered' })).toHaveCount(0);
  await expect
    .poll(() => adminOrders(request, `q=${email}`))
    .toMatchObject([{ _id: id, status: 'Delivered' }]);
  await page.getByRole('link', { name: 'Back to all orders' }).click();
  await expect(page.getByRole('row', { name }).getByText('Delivered')).toBeVisible();
});

test('a curator reads the mail of a shipping, undoes it, and writes a note', async ({
  page,
  catalogue,
  request,
}) => {
  const { id, email } = await buyWithoutPage(request, await catalogue.own());
  await visitAsCurator(page, `/admin/all-orders?order=${id}`);
  await page.getByRole('button', { name: 'Mark as Shipped' }).click();
  const shipping = page.getByRole('dialog');
  await shipping.getByLabel('Delivery date').fill('2030-12-01');
  await shipping.getByRole('button', { name: 'Preview the mail' }).click();
  await expect(shipping.getByRole('region', { name: 'Mail to the buyer' })).toContainText(email);
  await shipping.getByRole('button', { name: 'Mark as Shipped' }).click();
  await page.getByRole('button', { name: 'Undo shipping' }).click();
  await expect(page.getByRole('region', { name: 'Audit' })).toContainText('Shipping undone');
  await expect(page.getByRole('button', { name: 'Mark as Shipped' })).toBeVisible();

  const packing = page.getByRole('region', { name: 'Packing list' });
  for (const item of await packing.getByRole('checkbox').all()) await item.check();
  await expect(packing.getByRole('status')).toContainText('Packed by');
  const download = page.waitForEvent('download');
  await packing.getByRole('button', { name: 'Download packing list' }).click();
  expect((await download).suggestedFilename()).toMatch(/^packing-list-\d+\.pdf$/);
  const notes = page.getByRole('region', { name: 'Notes' });
  await notes.getByLabel('New note').fill('Ring at the second gate.');
  await notes.getByRole('button', { name: 'Add note' }).click();
  await expect(notes.getByRole('listitem')).toContainText('Ring at the second gate.');
});

test('a curator requests a refund by keyboard, and the provider confirms it', async ({
  page,
  catalogue,
  request,
}) => {
  const { id, name } = await buyWithoutPage(request, await catalogue.own());
  await visitAsCurator(page, `/admin/all-orders?order=${id}`);
  await page.getByRole('button', { name: 'Refund' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: new RegExp(`back to ${name}`) });
  await dialog.getByLabel('Reason').fill('Damaged in our store');
  await dialog.getByLabel('Reason').press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Request the refund' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText(/Refund of #[\d,]+ requested/);
  await expect(page.getByRole('button', { name: 'Refund' })).toHaveCount(0);
  await expect
    .poll(() => adminOrders(request, `q=${encodeURIComponent(name)}`), { timeout: 30_000 })
    .toContainEqual(expect.objectContaining({ _id: id, status: 'Refunded', refund: 'done' }));
  await expect(page.getByRole('region', { name: 'Audit' })).toContainText(
    'from Refund requested to Refunded',
    {
      timeout: 15_000,
    },
  );
});

test('the CSV contains the filtered orders', async ({ page, catalogue, request }) => {
  const { name, email } = await buyWithoutPage(request, await catalogue.own());
  await visitAsCurator(page, `/admin/all-orders?q=${encodeURIComponent(email)}`);
  await expect(page.getByRole('link', { name })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('orders.csv');
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFF"S/N","Order","Name","Email address","Artwork","Amount","Status","Date","Delivery"',
  );
  expect(lines).toEqual([expect.any(String), expect.any(String), '']);
  expect(lines[1]).toContain(`"${email}"`);
});

test('status and dates filter the list, and the address keeps them', async ({ page, catalogue, request }) => {
  const { name, email } = await buyWithoutPage(request, await catalogue.own());
  await visitAsCurator(page, `/admin/all-orders?q=${encodeURIComponent(email)}`);
  await page.getByLabel('Status').selectOption('Shipped');
  await expect(page.getByText(`Nothing found for “${email}”`)).toBeVisible();
  await page.getByLabel('Status').selectOption('Paid');
  await expect(page.getByRole('link', { name })).toBeVisible();
  await page.getByLabel('To').fill('2020-01-01');
  await expect(page.getByText(`Nothing found for “${email}”`)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Status')).toHaveValue('Paid');
  await expect(page.getByLabel('To')).toHaveValue('2020-01-01');
});
