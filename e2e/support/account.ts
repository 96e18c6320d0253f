import { type APIResponse, expect, type Page } from '@playwright/test';

/** Where the browser keeps who is logged in. */
export const sessionKey = 'uli-gallery-session';

/** A link of the header; the one that is hidden at the moment as well. */
export const inHeader = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true, includeHidden: true });

/** The customer's own pages have come up. */
export async function expectDashboard(page: Page) {
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
}

/** Leaves the browser as the log-in form does: with the session that `answer` to a log-in or a registration opened. */
export async function storeSession(page: Page, answer: APIResponse) {
  const { token, user } = (await answer.json()).data;
  const session = { version: 1, token, user, isLoggedIn: true };
  const localStorage = [{ name: sessionKey, value: JSON.stringify(session) }];
  const { origin } = new URL(answer.url());
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
}

/** From the screen for a forgotten password to the one for the code. */
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

/** The new password, twice. */
export async function chooseAndSend(page: Page, password: string) {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Reset password' }).click();
}
