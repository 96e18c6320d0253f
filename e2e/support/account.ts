import { type APIResponse, expect, type Page } from '@playwright/test';

export const sessionKey = 'uli-gallery-session';

/** Matches hidden links as well. */
export const inHeader = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true, includeHidden: true });

export async function expectDashboard(page: Page) {
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
}

export async function storeSession(page: Page, answer: APIResponse) {
  const localStorage = [{ name: sessionKey, value: await sessionIn(answer) }];
  const { origin } = new URL(answer.url());
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
}

/** Returns the session that the page stores for a log-in's answer. */
export async function sessionIn(answer: APIResponse): Promise<string> {
  const { token, user } = (await answer.json()).data;
  return JSON.stringify({ version: 1, token, user, isLoggedIn: true });
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Reads the token of the session that the page stores. */
export async function tokenOf(page: Page): Promise<string> {
  const saved = await page.evaluate((key) => localStorage.getItem(key), sessionKey);
  return JSON.parse(saved ?? '{}').token;
}

export async function requestCode(page: Page, email: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Email Sent' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
}

export async function typeCode(page: Page, code: string) {
  await page.getByLabel('Digit 1').click();
  await page.keyboard.type(code);
}

export async function chooseAndSend(page: Page, password: string) {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Reset password' }).click();
}
