import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { askForCode, chooseAndSend, expectDashboard, typeCode } from '../../support/account';
import { codeMailedTo, newCustomer, register, visitAsCustomer } from '../../support/customer';
import { expect, test } from '../../support/visit';

test('axe finds nothing wrong with any screen of the account', async ({ page }) => {
  const email = newCustomer().email;
  for (const path of ['/login', '/register', '/forgot-password']) {
    await page.goto(path);
    await expectAxeClean(page);
  }
  await page.goto('/register');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Title is required')).toBeVisible();
  await expectAxeClean(page);
  await page.goto('/forgot-password');
  await askForCode(page, email);
  await expectAxeClean(page);
  await visitAsCustomer(page, '/dashboard/profile');
  await expectDashboard(page);
  await expectAxeClean(page);
});

test('axe finds nothing wrong with the screens of a recovery, and none scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const customer = await register(page);
  for (const path of ['/login', '/register', '/forgot-password']) {
    await page.goto(path);
    await expectNarrow(page);
  }
  await askForCode(page, customer.email);
  await expectNarrow(page);
  await typeCode(page, await codeMailedTo(customer.email));
  await page.getByRole('button', { name: 'Check mail' }).click();
  await expect(page.getByRole('heading', { name: 'New password' })).toBeVisible();
  await expectNarrow(page);
  await expectAxeClean(page);
  await chooseAndSend(page, 'a better secret');
  await expect(page.getByRole('heading', { name: 'Successful password Reset' })).toBeVisible();
  await expectNarrow(page);
  await expectAxeClean(page);
});

async function expectAxeClean(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

async function expectNarrow(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
}
