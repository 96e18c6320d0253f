import { randomUUID } from 'node:crypto';
import { countClicks } from '../../support/admin/clicks';
import { curatorsToken, visitAsCurator } from '../../support/admin/curator';
import { buyWithoutPage, send } from '../../support/admin/orders';
import { createOwnArtist } from '../../support/admin/own-artist';
import { runningAuction } from '../../support/bidding';
import { expect, test } from '../../support/visit';

test('a curator puts a work into an auction from its own page with three clicks', async ({
  page,
  catalogue,
  request,
}) => {
  const { name_of_artwork: name } = await catalogue.own();
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
  const work = await catalogue.own();
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

test('a curator refunds a delivered work that comes back with six clicks', async ({
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
});

test('a curator sees who bid what with three clicks', async ({ page, request }) => {
  const { title } = await runningAuction(request);
  const clicks = await countClicks(page);
  await visitAsCurator(page);
  await page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: /^Auctions/ })
    .click();
  await page.getByRole('table', { name: 'Auctions' }).getByRole('link', { name: title }).click();
  await page.getByRole('link', { name: 'Live console' }).click();
  const bids = page.getByRole('table', { name: 'Bids' });
  await expect(bids.getByRole('row').nth(1)).toContainText(/\d+ [A-Z]\p{L}+.* on lot \d+.*#[\d,]+/u);
  expect(await clicks()).toBe(3);
});

test("a curator corrects an artist's name with five clicks", async ({ page, request }) => {
  const { lastname } = await createOwnArtist(request);
  const clicks = await countClicks(page);
  await visitAsCurator(page);
  await page.getByRole('button', { name: 'Find anything' }).click();
  await page.getByRole('combobox', { name: 'Find anything' }).fill(lastname);
  await page.getByRole('option', { name: new RegExp(lastname) }).click();
  await page.getByLabel('First name').click();
  await page.getByLabel('First name').fill('Chịọma');
  await page.getByRole('button', { name: 'Update Artist' }).click();
  await expect(page.getByText('Artist updated.')).toBeVisible();
  expect(await clicks()).toBeLessThanOrEqual(5);
  await page.goto(`/admin/admin-all-artist?q=${lastname}`);
  await expect(page.getByRole('row', { name: `Chịọma ${lastname}` })).toBeVisible();
});
