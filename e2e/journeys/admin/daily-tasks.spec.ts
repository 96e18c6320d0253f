import { randomUUID } from 'node:crypto';
import { publishArtwork } from '../../support/admin/artwork';
import { countClicks } from '../../support/admin/clicks';
import { curatorsToken, visitAsCurator } from '../../support/admin/curator';
import { buyWithoutPage } from '../../support/admin/orders';
import { workToBuy } from '../../support/buying';
import { expect, test } from '../../support/visit';

test('a curator puts a work into an auction from its own page with three clicks', async ({
  page,
  request,
}) => {
  const { name } = await publishArtwork(page);
  const title = `Evening ${randomUUID().slice(0, 8)}`;
  const headers = { authorization: `Bearer ${await curatorsToken(request)}` };
  const [opens_at, closes_at] = ['2127-12-01T17:00:00Z', '2127-12-01T20:00:00Z'];
  const created = await request.post('/api/auction/records', {
    headers,
    data: { title, opens_at, closes_at },
  });
  expect(created.status()).toBe(201);
  const { auction } = await created.json();

  const clicks = await countClicks(page);
  await visitAsCurator(page);
  await page.getByRole('button', { name: 'Find anything' }).click();
  await page.getByRole('combobox', { name: 'Find anything' }).fill(name);
  await page.getByRole('option', { name: new RegExp(name) }).click();
  const panel = page.getByRole('region', { name: 'Auction', exact: true });
  await panel.getByRole('combobox', { name: 'Auction' }).selectOption(auction._id);
  await panel.getByRole('button', { name: 'Add to this auction' }).click();
  await expect(panel.getByRole('link', { name: title })).toBeVisible();
  expect(await clicks()).toBe(3);

  await page.goto(`/admin/auctions/${auction._id}`);
  await expect(page.getByRole('table', { name: 'Lots in their order' })).toContainText(name);
  await request.delete(`/api/auction/${auction._id}/record`, { headers });
});

test('a curator sees the money of today at once, and gets last month for the accountant with two clicks', async ({
  page,
  catalogue,
  request,
}) => {
  const clicks = await countClicks(page);
  await visitAsCurator(page);
  const today = () => page.getByRole('region', { name: 'Total Sales, Today' }).getByText(/^[\d,]+ naira$/);
  const before = Number((await today().textContent())?.replace(/\D/g, ''));
  const work = await workToBuy(catalogue);
  await buyWithoutPage(request, work);
  await page.reload();
  await expect(today()).toHaveText(`${(before + work.price).toLocaleString('en')} naira`);
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
