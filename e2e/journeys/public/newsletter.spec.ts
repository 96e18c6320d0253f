import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { visitAsCurator } from '../../support/admin/curator';
import { expectAccessible } from '../../support/sweep';
import { expect, test } from '../../support/visit';

// Here the public address is that of the API, and the edge has the mark.
test.use({ expectedErrors: /mark\.png/ });

test('a visitor confirms the newsletter by the mailed link, and a curator exports the readers', async ({
  page,
}) => {
  const email = `ada.${randomUUID().slice(0, 8)}@readers.example`;
  await page.goto('/contact-us');
  await page.getByLabel('Address for the newsletter').fill(email);
  await page.getByRole('button', { name: 'Get the newsletter' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Almost there.' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/mails');
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('link').click();
  const mail = page.frameLocator('[title="The email at 600 pixels"]');
  const link = await mail.getByRole('link', { name: 'Confirm my address' }).getAttribute('href');
  await page.goto(new URL(link ?? '').pathname);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm your address' }).click();
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();

  await visitAsCurator(page, '/admin/enquiries');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Newsletter readers (CSV)' }).click();
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain(email);
});
