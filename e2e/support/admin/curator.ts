import { type APIRequestContext, type APIResponse, expect, type Page } from '@playwright/test';
import { storeSession } from '../account';
import { curator } from '../processes/product';

export { curator };

export async function signInAsCurator(page: Page): Promise<void> {
  await storeSession(page, await requestLogIn(page.request));
}

export async function visitAsCurator(page: Page, address = '/admin/dashboard'): Promise<void> {
  await signInAsCurator(page);
  await page.goto(address);
}

export async function enterAs(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

/** `site` names a gallery other than the worker's own. */
export async function curatorsToken(request: APIRequestContext, site = ''): Promise<string> {
  return (await (await requestLogIn(request, site)).json()).data.token;
}

async function requestLogIn(request: APIRequestContext, site = ''): Promise<APIResponse> {
  const answer = await request.post(`${site}/api/auth/login`, { data: curator });
  expect(answer.status()).toBe(200);
  return answer;
}
