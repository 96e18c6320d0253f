import { expect, test } from '../../support/visit';

test('the log-in page requests each of its files once', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('uli-gallery-fonts'))).toBe('1');
  const files = () => requested.filter((file) => file.startsWith('/static/'));
  // The page carries the styles that it uses. The whole file loads after the scripts.
  const account = () => files().filter((file) => /account/.test(file));
  const expected = [expect.stringMatching(/\.js$/), expect.stringMatching(/\.css$/)];
  await expect.poll(account).toEqual(expected);
  expect(new Set(files()).size).toBe(files().length);
});
