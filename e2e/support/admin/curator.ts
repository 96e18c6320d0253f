import { type APIRequestContext, type APIResponse, expect, type Page } from '@playwright/test';
import { storeSession } from '../account';
import { curator } from '../processes/product';

export { curator };

/** Signs the administrator in, without a page. */
export async function signInAsCurator(page: Page): Promise<void> {
  await storeSession(page, await requestLogIn(page.request));
}

/** Opens `address` of the back office as its administrator. */
export async function visitAsCurator(page: Page, address = '/admin/dashboard'): Promise<void> {
  await signInAsCurator(page);
  await page.goto(address);
}

/** Fills in the back office's log-in form. */
export async function enterAs(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

/** A token of the administrator's, for calls without a page. */
export async function curatorsToken(request: APIRequestContext): Promise<string> {
  return (await (await requestLogIn(request)).json()).data.token;
}

async function requestLogIn(request: APIRequestContext): Promise<APIResponse> {
  const answer = await request.post('/api/auth/login', { data: curator });
  expect(answer.status()).toBe(200);
  return answer;
}
