import type { APIRequestContext, Page } from '@playwright/test';
import { visitAsCurator } from '../../support/admin/curator';
import { expect, test } from '../../support/visit';

const changed = 'Monday to Friday, 9:00 to 17:00';

test('an owner changes the opening hours, and the contact page and the landing show them', async ({
  page,
  request,
}) => {
  await visitAsCurator(page, '/admin/settings');
  const before = await page.getByLabel('Opening hours').inputValue();
  try {
    await saveHours(page, changed);
    for (const address of ['/contact-us', '/']) await expectHours(request, address);
  } finally {
    await saveHours(page, before);
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
async function expectHours(request: APIRequestContext, address: string): Promise<void> {
  await expect.poll(async () => (await request.get(address)).text()).toContain(`>${changed}<`);
}
