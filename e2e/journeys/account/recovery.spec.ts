import { chooseAndSend, expectDashboard, requestCode, typeCode } from '../../support/account';
import { codeMailedTo, logIn, register } from '../../support/customer';
import { expect, test } from '../../support/visit';

test('a customer replaces a forgotten password with the mailed code', async ({ page }) => {
  const customer = await register(page);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await requestCode(page, customer.email);
  await typeCode(page, await codeMailedTo(customer.email));
  await page.getByRole('button', { name: 'Check mail' }).click();
  await expect(page).toHaveURL('/reset-password');
  await page.reload();
  await chooseAndSend(page, 'a better secret');
  await expect(page.getByRole('heading', { name: 'Successful password Reset' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Successful password Reset' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to login' }).click();
  await logIn(page, { ...customer, password: 'a better secret' });
  await expectDashboard(page);
});

test.describe('a ticket', () => {
  test.use({ expectedErrors: /status of 422/ });

  test('works once; a copied tab that sends it again returns to the start', async ({ page }) => {
    const customer = await register(page);
    await page.goto('/forgot-password');
    await requestCode(page, customer.email);
    await typeCode(page, await codeMailedTo(customer.email));
    await page.getByRole('button', { name: 'Check mail' }).click();
    await expect(page).toHaveURL('/reset-password');
    const copied = await page.evaluate(() => ({ ...sessionStorage }));
    await chooseAndSend(page, 'a better secret');
    await expect(page).toHaveURL('/forgot-password-successful');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('uli-gallery-recovery'))).toBeNull();
    await page.evaluate((saved) => void Object.assign(sessionStorage, saved), copied);
    await page.goto('/reset-password');
    await chooseAndSend(page, 'another secret');
    await expect(page.getByRole('alert')).toContainText('This code has been used or is too old.');
    await expect(page).toHaveURL('/forgot-password');
    await page.goto('/login');
    await logIn(page, { ...customer, password: 'a better secret' });
    await expectDashboard(page);
  });
});

test('the code form keeps digits typed before its script arrives', async ({ page }) => {
  const customer = await register(page);
  await page.goto('/forgot-password');
  await requestCode(page, customer.email);
  const code = await codeMailedTo(customer.email);
  let answer = () => {};
  const received = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/static/main.*.js', (route) => received.then(() => route.continue()));
  await page.reload({ waitUntil: 'commit' });
  await typeCode(page, code.slice(0, 3));
  await expect(page.getByLabel('Digit 1')).toHaveValue(code.slice(0, 3));
  answer();
  await expect(page.getByLabel('Digit 4')).toBeFocused();
  await page.keyboard.type(code.slice(3));
  await page.getByRole('button', { name: 'Check mail' }).click();
  await expect(page).toHaveURL('/reset-password');
});
