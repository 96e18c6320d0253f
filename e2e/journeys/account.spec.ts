import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { codeMailedTo, logIn, newCustomer, register, visitAsCustomer } from '../customer';
import { expect, test } from '../visit';

const guarded = ['/dashboard/profile', '/dashboard/orders'];
const sessionKey = 'uli-gallery-session';

test('a visitor signs up, is in her dashboard, and still is after a reload', async ({ page }) => {
  const customer = newCustomer();
  await page.goto('/register');
  await page.getByLabel('Title').selectOption(customer.title);
  await page.getByLabel('First name').fill(customer.firstname);
  await page.getByLabel('Last name').fill(customer.lastname);
  await page.getByLabel('Phone number').fill(customer.mobile);
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL('/dashboard/profile');
  await expectDashboard(page);
  await page.reload();
  await expectDashboard(page);
});

test('two different passwords are told as a toast, and no call is made', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
  await page.goto('/register');
  await page.getByLabel('Title').selectOption('Sir');
  for (const label of ['First name', 'Last name']) await page.getByLabel(label).fill('Adaeze');
  await page.getByLabel('Phone number').fill('0803');
  await page.getByLabel('Email').fill('adaeze@example.com');
  await page.getByLabel('Password', { exact: true }).fill('one');
  await page.getByLabel('Confirm password', { exact: true }).fill('other');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('alert')).toHaveText('Password does not match');
  expect(calls).toEqual([]);
});

test('a guarded page leads over the log-in page and back to itself', async ({ page }) => {
  const customer = await register(page);
  await page.goto('/dashboard/orders');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toHaveText('Unauthorized Access!');
  await logIn(page, customer);
  await expect(page).toHaveURL('/dashboard/orders');
  await expectDashboard(page);
});

test.describe('a wrong password', () => {
  test.use({ expectedComplaints: /status of 401/ });

  test('is told as a toast; what was typed stays, and the right one opens the dashboard', async ({
    page,
  }) => {
    const customer = await register(page);
    await page.goto('/login');
    await logIn(page, { ...customer, password: 'a guess' });
    await expect(page.getByRole('alert')).toHaveText('Email or password is wrong.');
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel('Email')).toHaveValue(customer.email);
    await logIn(page, { ...customer, email: customer.email.toUpperCase() });
    await expectDashboard(page);
  });
});

test('a forgotten password is replaced with the code of the mail', async ({ page }) => {
  const customer = await register(page);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await askForCode(page, customer.email);
  await typeCode(page, await codeMailedTo(customer.email));
  await page.getByRole('button', { name: 'Check mail' }).click();
  await expect(page).toHaveURL('/reset-password');
  await page.reload();
  await page.getByLabel('New password', { exact: true }).fill('a better secret');
  await page.getByLabel('Confirm password', { exact: true }).fill('a better secret');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByRole('heading', { name: 'Successful password Reset' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to login' }).click();
  await logIn(page, { ...customer, password: 'a better secret' });
  await expectDashboard(page);
});

test.describe('a code', () => {
  test.use({ expectedComplaints: /status of 422/ });

  test('works once, and a wrong one does not', async ({ page }) => {
    const customer = await register(page);
    await page.goto('/forgot-password');
    await askForCode(page, customer.email);
    const code = await codeMailedTo(customer.email);
    await typeCode(page, code === '0000' ? '1111' : '0000');
    await page.getByRole('button', { name: 'Check mail' }).click();
    await expect(page.getByRole('alert')).toContainText('This code is wrong or no longer good.');
    await typeCode(page, code);
    await page.getByRole('button', { name: 'Check mail' }).click();
    await expect(page).toHaveURL('/reset-password');
    await page.goBack();
    await typeCode(page, code);
    await page.getByRole('button', { name: 'Check mail' }).click();
    await expect(page.getByRole('alert').first()).toContainText('This code is wrong or no longer good.');
  });

  test("can be pasted; 'Resend mail' sends another one after 30 seconds @1280", async ({ page }) => {
    const customer = await register(page);
    await page.clock.install();
    await page.goto('/forgot-password');
    await askForCode(page, customer.email);
    await codeMailedTo(customer.email);
    const resend = page.getByRole('button', { name: 'Resend mail' });
    await expect(resend).toBeDisabled();
    await page.clock.fastForward(31_000);
    await resend.click();
    await expect(resend).toBeDisabled();
    const code = await codeMailedTo(customer.email, 2);
    await page.getByLabel('Digit 1').focus();
    await page.evaluate(pasteInto, code);
    await page.getByRole('button', { name: 'Check mail' }).click();
    await expect(page).toHaveURL('/reset-password');
  });
});

test('without a code there is no new password', async ({ page }) => {
  for (const path of ['/reset-password', '/confirm-forgot-password-email']) {
    await page.goto(path);
    await expect(page).toHaveURL('/forgot-password');
  }
});

test('two tabs stay in step', async ({ page, context }) => {
  const customer = await register(page);
  const other = await context.newPage();
  await Promise.all([page.goto('/dashboard/profile'), other.goto('/')]);
  await logIn(page, customer);
  await expectDashboard(page);
  await expect(inHeader(other, 'Dashboard')).toHaveCount(1);
  await expect(inHeader(other, 'Login')).toHaveCount(0);

  await other.goto('/dashboard/orders');
  await other.getByRole('button', { name: 'Log Out' }).click();
  await expect(other).toHaveURL('/login');
  await expect(page).toHaveURL('/login');
  await expect(inHeader(page, 'Login')).toHaveCount(1);
});

test.describe('a session that has ended elsewhere', () => {
  test.use({ expectedComplaints: /status of 401/ });

  test("'Log Out' revokes the token on the server", async ({ page }) => {
    await visitAsCustomer(page, '/dashboard/profile');
    const kept = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}'), sessionKey);
    const revoked = page.waitForResponse('**/api/auth/logout');
    await page.getByRole('button', { name: 'Log Out' }).click();
    expect((await revoked).status()).toBe(200);
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert')).toHaveCount(0);
    const again = await page.request.post('/api/auth/logout', {
      headers: { authorization: `Bearer ${kept.token}` },
    });
    expect(again.status()).toBe(401);
  });
});

test('every guarded page stays where it is through a reload', async ({ page }) => {
  await visitAsCustomer(page, '/dashboard/profile');
  for (const path of guarded) {
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).pathname));
    await page.goto(path);
    await page.reload();
    await expectDashboard(page);
    expect(new Set(addresses)).toEqual(new Set([path]));
    page.removeAllListeners('framenavigated');
  }
});

const tampered = {
  'no JSON': '{',
  'a claim and nothing else': '{"isLoggedIn":true}',
  'an older version': '{"version":0,"token":"x","user":{},"isLoggedIn":true}',
  'half a user': '{"version":1,"token":"x","user":{"_id":"1"},"isLoggedIn":true}',
};

for (const [what, text] of Object.entries(tampered)) {
  test(`a local storage with ${what} is a visitor's`, async ({ page }) => {
    await page.addInitScript(([key, kept]) => localStorage.setItem(key, kept), [sessionKey, text] as const);
    await page.goto('/');
    await expect(inHeader(page, 'Dashboard')).toHaveCount(0);
    await expect(inHeader(page, 'Login')).toHaveCount(1);
    await page.goto('/dashboard/profile');
    await expect(page).toHaveURL('/login');
  });
}

test('a browser that forbids the storage shows a visitor the gallery', async ({ page }) => {
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
  test.use({ expectedComplaints: /Failed to load resource/ });

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

test('axe finds nothing wrong with any screen of the account', async ({ page }) => {
  const email = newCustomer().email;
  for (const path of ['/login', '/register', '/forgot-password', '/forgot-password-successful']) {
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

test('no screen of the account scrolls sideways on 320 pixels @390', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/login', '/register', '/forgot-password', '/forgot-password-successful']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

test('the log-in page asks for each of its files once, and its form has its looks from the start @1280', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  const files = asked.filter((file) => file.startsWith('/static/'));
  expect(files.filter((file) => /account/.test(file))).toHaveLength(2);
  expect(new Set(files).size).toBe(files.length);
});

const inHeader = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true, includeHidden: true });

async function expectDashboard(page: Page) {
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
}

async function askForCode(page: Page, email: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Email Sent' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
}

async function typeCode(page: Page, code: string) {
  await page.getByLabel('Digit 1').click();
  await page.keyboard.type(code);
}

async function expectAxeClean(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** Runs in the page: what Ctrl-V does there. */
function pasteInto(text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
}
