import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { curatorsToken, visitAsCurator } from '../../support/admin/curator';
import { buyWithoutPage } from '../../support/admin/orders';
import { createOwnArtist } from '../../support/admin/own-artist';
import { send } from '../../support/call-api';
import { expect, test } from '../../support/visit';

test('a manager settles with an artist after a sale and a refund, once', async ({
  page,
  request,
  catalogue,
}) => {
  const { name: artist, lastname, email } = await createOwnArtist(request);
  const { _id: id, name_of_artwork: work } = await catalogue.own({ artist_email: email });
  const token = await curatorsToken(request);
  await send(request, 'put', `/settlement/splits/artwork/${id}`, { percent: '60' }, token);
  const order = await buyWithoutPage(request, { _id: id, price: 320_000 });
  const refund = { key: randomUUID(), amount: 20_000, reason: 'The frame is loose' };
  await send(request, 'post', `/order/${order.id}/refunds`, refund, token);
  await expect.poll(() => refundOf(request, order.id, token), { timeout: 30_000 }).toBe('done');

  await visitAsCurator(page, '/admin/settlement');
  await page.getByRole('link', { name: artist }).click();
  const lines = page.getByRole('table', { name: 'Sales and refunds' }).getByRole('row');
  await expect(lines.filter({ hasText: work })).toContainText([/Sale.+60%#178,604\.65/, '−#11,162.79']);
  await expectFiles(page, lastname);

  await page.getByRole('button', { name: 'Mark paid' }).click();
  const dialog = page.getByRole('dialog', { name: `Mark #167,441.86 to ${artist} as paid?` });
  await dialog.getByLabel('Note').fill('Transfer 88');
  await dialog.getByRole('button', { name: 'Mark paid' }).click();
  const payout = page.getByRole('region', { name: 'Payout' });
  await expect(payout).toContainText(/marked #167,441\.86 as paid on .+ Note: Transfer 88/);
  await expect(payout.getByRole('button')).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: 'Settlement' })
    .click();
  await expect(page.getByRole('row', { name: new RegExp(artist) })).toContainText('Paid ');
});

async function refundOf(request: APIRequestContext, orderId: string, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const { order } = await (await request.get(`/api/order/${orderId}/record`, { headers })).json();
  return order.refunds[0]?.state;
}

async function expectFiles(page: Page, lastname: string): Promise<void> {
  const csv = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const file = await csv;
  const name = `statement-chioma-${lastname.toLowerCase()}`;
  expect(file.suggestedFilename()).toMatch(
    new RegExp(`^${name}-\\d{4}-\\d\\d-01-to-\\d{4}-\\d\\d-\\d\\d\\.csv$`),
  );
  expect(await readFile(await file.path(), 'utf8')).toContain('"Due","","","","","","",167441.86');
  const pdf = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF' }).click();
  expect((await readFile(await (await pdf).path())).subarray(0, 5).toString()).toBe('%PDF-');
}
