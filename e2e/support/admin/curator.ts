import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { curator } from '../processes/product';

export { curator };

/** Opens `address` of the back office as its administrator, by way of the log-in form. */
export async function visitAsCurator(page: Page, address = '/admin/dashboard'): Promise<void> {
  await page.goto('/admin');
  await enterAs(page, curator);
  await expect(page).toHaveURL('/admin/dashboard');
  if (address !== '/admin/dashboard') await page.goto(address);
}

/** Fills in the back office's log-in form. */
export async function enterAs(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

/** A token of the administrator's, for calls without a page. */
export async function curatorsToken(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/api/auth/login', { data: curator });
  expect(answer.status()).toBe(200);
  return (await answer.json()).data.token;
}
