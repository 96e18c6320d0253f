import type { Page } from '@playwright/test';
import { cards, payButton, payWith, testPayment, typeAddress } from '../../support/buying';
import { newCustomer } from '../../support/customer';
import { mailedTo } from '../../support/mails';
import { expectAccessible } from '../../support/sweep';
import { expect, test } from '../../support/visit';

test('a guest buys on a narrow phone, opens the link of the mail, and makes an account with the order', async ({
  page,
  catalogue,
}) => {
  const [work, guest] = [await catalogue.own(), newCustomer()];
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/art-page/${work._id}`);
  await page.getByRole('link', { name: 'Buy this artwork' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Continue as a guest' }).click();
  await page.getByLabel('First name').fill(guest.firstname);
  await page.getByLabel('Last name').fill(guest.lastname);
  await page.getByLabel('Email').fill(guest.email);
  await page.getByLabel('Phone number').fill(guest.mobile);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByLabel('Digit 6')).toBeVisible();
  await expectFits(page);
  await page.getByLabel('Digit 1').fill(await mailedTo(guest.email, /^Code: (\d{6})/m));
  await page.getByRole('button', { name: 'Confirm' }).click();

  await expect(page.getByLabel('Full name')).toHaveValue('Adaeze Nwosu');
  await typeAddress(page);
  await page.reload();
  await expect(page.getByLabel('Street address')).toHaveValue('7 Palm Crescent');
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('Lagos');
  await expectFits(page);
  await expectAccessible(page);
  await payButton(page).click();
  await expect(testPayment(page)).toBeVisible();
  await payWith(page, cards.good);
  await expect(page.getByRole('heading', { name: 'Thank you, Adaeze' })).toBeVisible({ timeout: 40_000 });

  const link = await mailedTo(guest.email, /(\/your-order#[\w.-]+)/);
  await page.goto('/');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: /^Order \d{4}/ })).toBeVisible();
  await expect(page).toHaveURL(/\/your-order\?order=/);
  await expect(page.getByRole('list', { name: 'Documents' })).toContainText('Invoice');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download invoice/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^invoice-/);
  await expectFits(page);
  await expectAccessible(page);

  await page.getByLabel('Password', { exact: true }).fill(guest.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(guest.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/dashboard\/orders\?order=/);
  await expect(page.getByRole('article', { name: work.name_of_artwork })).toContainText('Paid');
});

async function expectFits(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}
