import type { Page } from '@playwright/test';
import { visitAsCurator } from '../support/admin/curator';
import { visitAsCustomer } from '../support/customer';
import { isHydrated } from '../support/is-hydrated';
import { expect, test } from '../support/visit';

const message = 'Could not send request. Kindly check your internet connection.';
const shown = (page: Page) => page.getByRole('alert').filter({ hasText: message });

// The browser and the federation log these errors when a fetch fails.
test.use({
  expectedErrors:
    /Failed to load resource|Federation Runtime|ChunkLoadError|Loading (CSS )?chunk|net::ERR|preloaded using link preload/,
});

/** Waits until the page has finished its background fetches, then cuts the connection. */
async function goOffline(page: Page) {
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
  await page.context().setOffline(true);
}

test('the contact form keeps its text offline and sends it after the connection returns', async ({
  page,
}) => {
  await page.goto('/contact-us');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByLabel('Message').fill('Is the gallery open on Sunday?');
  const submit = page.getByRole('button', { name: 'SUBMIT HERE' });
  await expect.poll(() => submit.evaluate(isHydrated)).toBe(true);
  await goOffline(page);
  await submit.click();
  await expect(shown(page)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByLabel('Message')).toHaveValue('Is the gallery open on Sunday?');
  await submit.click();
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('navigation to the log-in reports the lost connection and continues when it returns, and so does the form', async ({
  page,
}) => {
  await page.goto('/about');
  // Nothing listens to the history before hydration.
  await expect.poll(() => page.getByRole('main').evaluate(isHydrated)).toBe(true);
  await goOffline(page);
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await page.evaluate(() => {
    history.pushState(null, '', '/login');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(shown(page)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-same-page');

  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a long secret');
  await goOffline(page);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(shown(page)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
});

test('a search reports the lost connection and finds the work when it returns', async ({
  page,
  catalogue,
}) => {
  const [work] = await catalogue.forSale();
  await page.goto('/artist');
  await goOffline(page);
  await page.getByRole('searchbox').fill(work?.name_of_artwork ?? '');
  await expect(shown(page).first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(
    page.getByRole('main').getByRole('link', { name: work?.name_of_artwork }).first(),
  ).toBeVisible();
});

test("a customer's profile and orders report the lost connection", async ({ page }) => {
  await visitAsCustomer(page, '/dashboard/profile');
  await goOffline(page);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Delivery address').fill('12 Uli Close, Ikoyi');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(shown(page)).toBeVisible();
  await page.getByRole('link', { name: 'Orders' }).first().click();
  await page
    .getByRole('button', { name: 'Leave' })
    .click({ timeout: 1_000 })
    .catch(() => undefined);
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: message })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('the back office reports the lost connection and recovers when it returns', async ({ page }) => {
  await visitAsCurator(page);
  await goOffline(page);
  await page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: 'Artists', exact: true })
    .click();
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: message })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
});
