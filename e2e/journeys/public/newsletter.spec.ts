import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { visitAsCurator } from '../../support/admin/curator';
import { mailedTo } from '../../support/mails';
import { expectAccessible } from '../../support/sweep';
import { expect, test } from '../../support/visit';

test('a visitor confirms the newsletter by the mailed link, and a curator exports the readers', async ({
  page,
}) => {
  const email = `ada.${randomUUID().slice(0, 8)}@readers.example`;
  await page.goto('/contact-us');
  await page.getByLabel('Address for the newsletter').fill(email);
  await page.getByRole('button', { name: 'Get the newsletter' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Almost there.' })).toBeVisible();
  await expectAccessible(page);

  const link = await mailedTo(email, /(https?:\S+\/newsletter\/confirm\/[\w.-]+)/);
  await page.goto(new URL(link).pathname);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm your address' }).click();
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();

  await visitAsCurator(page, '/admin/enquiries');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Newsletter readers (CSV)' }).click();
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain(email);
});
