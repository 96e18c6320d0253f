import { expect, type Page } from '@playwright/test';

/** Where the browser keeps who is logged in. */
export const sessionKey = 'uli-gallery-session';

/** A link of the header; the one that is hidden at the moment as well. */
export const inHeader = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true, includeHidden: true });

/** The customer's own pages have come up. */
export async function expectDashboard(page: Page) {
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
}

/** From the screen for a forgotten password to the one for the code. */
export async function askForCode(page: Page, email: string) {
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
