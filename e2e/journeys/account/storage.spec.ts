import { inHeader, sessionKey } from '../../support/account';
import { visitAsCustomer } from '../../support/customer';
import { expect, test } from '../../support/visit';

test('the gallery opens for a visitor whose browser forbids local storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await expect(inHeader(page, 'Login')).toHaveCount(1);
  await page.goto('/dashboard/profile');
  await expect(page).toHaveURL('/login');
});

test.describe('before the scripts arrive', () => {
  // The remote's entry finds no shell in which to register.
  test.use({ expectedErrors: /Failed to load resource|setGlobalFederationConstructor/ });

  test("the header shows a customer 'Dashboard' instead of 'Login', without a shift", async ({ page }) => {
    // Only one of the pages loads fonts, so the test compares both without them.
    await page.route('**/*.woff2', (route) => route.abort());
    await visitAsCustomer(page, '/');
    await expect(inHeader(page, 'Login')).toHaveCount(0);
    const place = await inHeader(page, 'Contact').boundingBox();
    await page.route('**/static/main.*.js', (route) => route.abort());
    await page.goto('/');
    await expect(inHeader(page, 'Dashboard')).toBeVisible();
    await expect(inHeader(page, 'Login')).toBeHidden();
    expect(await inHeader(page, 'Contact').boundingBox()).toEqual(place);
    await page.evaluate((key) => localStorage.removeItem(key), sessionKey);
    await page.goto('/');
    await expect(inHeader(page, 'Login')).toBeVisible();
    await expect(inHeader(page, 'Dashboard')).toBeHidden();
    expect(await inHeader(page, 'Contact').boundingBox()).toEqual(place);
  });
});
