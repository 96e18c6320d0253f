import type { Page } from '@playwright/test';
import { visitAsCurator } from '../../support/admin/curator';
import { otherVisitor } from '../../support/buying';
import { expect, test } from '../../support/visit';

const changed = 'Monday to Friday, 9:00 to 17:00';

test('an owner changes the opening hours, and the contact page and the landing show them', async ({
  page,
  browser,
  baseURL,
}) => {
  await visitAsCurator(page, '/admin/settings');
  const before = await page.getByLabel('Opening hours').inputValue();
  const visitor = await otherVisitor(browser, baseURL);
  try {
    await saveHours(page, changed);
    for (const address of ['/contact-us', '/']) await expectHours(visitor, address);
  } finally {
    await saveHours(page, before);
    await visitor.context().close();
  }
});

async function saveHours(page: Page, hours: string): Promise<void> {
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/api/settings'),
  );
  await page.getByLabel('Opening hours').fill(hours);
  await page.getByRole('button', { name: 'Save settings' }).click();
  expect((await saved).status()).toBe(200);
}

/** The edge keeps a page for seconds. */
async function expectHours(visitor: Page, address: string): Promise<void> {
  await expect(async () => {
    await visitor.goto(address);
    await expect(visitor.getByText(changed, { exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass();
}
