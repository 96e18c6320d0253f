import { inHeader, sessionKey } from '../../support/account';
import { visitAsCustomer } from '../../support/customer';
import { expect, test } from '../../support/visit';

const tampered = {
  'no JSON': '{',
  'a claim and nothing else': '{"isLoggedIn":true}',
  'an older version': '{"version":0,"token":"x","user":{},"isLoggedIn":true}',
  'half a user': '{"version":1,"token":"x","user":{"_id":"1"},"isLoggedIn":true}',
};

for (const [what, text] of Object.entries(tampered)) {
  test(`a local storage with ${what} is a visitor's @1280`, async ({ page }) => {
    await page.addInitScript(([key, kept]) => localStorage.setItem(key, kept), [sessionKey, text] as const);
    await page.goto('/');
    await expect(inHeader(page, 'Dashboard')).toHaveCount(0);
    await expect(inHeader(page, 'Login')).toHaveCount(1);
    await page.goto('/dashboard/profile');
    await expect(page).toHaveURL('/login');
  });
}

test('a browser that forbids the storage shows a visitor the gallery @1280', async ({ page }) => {
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

test.describe('before its code is there', () => {
  // The remote's entry comes and finds no shell to tell of itself.
  test.use({ expectedComplaints: /Failed to load resource|setGlobalFederationConstructor/ });

  test("a customer's page shows 'Dashboard' in the place of Register and Login @1280", async ({ page }) => {
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
