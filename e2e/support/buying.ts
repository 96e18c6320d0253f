import { type Browser, expect, type Page } from '@playwright/test';
import type { Work } from './work';

export const cards = { good: '4084 0840 8408 4081', declined: '4084 0800 0000 5408' };

/** Delivery to Iceland has no price, because the work is too large for the table. */
export const tooLarge = { height_cm: 200, width_cm: 180 };

export async function checkOut(page: Page, work: Work): Promise<void> {
  await openCheckout(page, work);
  await sendAddress(page);
}

export async function openCheckout(page: Page, work: Work): Promise<void> {
  await page.goto(`/art-page/${work._id}`);
  await page.getByRole('link', { name: 'Buy this artwork' }).click();
  await typeAddress(page);
}

export async function sendAddress(page: Page): Promise<void> {
  await fillAddress(page);
  await payButton(page).click();
  await expect(testPayment(page)).toBeVisible();
}

async function fillAddress(page: Page): Promise<void> {
  await typeAddress(page);
  await expect(page.getByText(/^Delivery and insurance, /)).toBeVisible();
}

export async function typeAddress(page: Page): Promise<void> {
  await page.getByLabel('Street address').fill('7 Palm Crescent');
  await page.getByLabel('City').fill('Ikoyi');
  await page.getByLabel('State', { exact: true }).selectOption('Lagos');
}

/** A work without measures has no price of delivery. */
export async function collectWork(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Collect from the gallery/ }).check();
  await payButton(page).click();
  await expect(testPayment(page)).toBeVisible();
}

/** The button says the amount. */
export const payButton = (page: Page) => page.getByRole('button', { name: /^(Try again: pay|Pay) #[\d,]+$/ });

/** The payment sandbox replaces the provider's form. */
export const paymentForm = (page: Page) => page.frameLocator('iframe[title="Payment"]');
export const testPayment = (page: Page) => paymentForm(page).getByRole('heading', { name: 'Test payment' });

export async function payWith(page: Page, card: string, behaviour = 'usual'): Promise<void> {
  const form = paymentForm(page);
  await form.getByLabel('Card number').fill(card);
  await form.getByLabel('Afterwards').selectOption(behaviour);
  await form.getByRole('button', { name: /^Pay/ }).click();
}

export async function seeOrder(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /^Thank you, / })).toBeVisible({ timeout: 40_000 });
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page).toHaveURL(/\/dashboard\/orders\?order=/);
}

export const orderOf = (page: Page, work: Work) => page.getByRole('article', { name: work.name_of_artwork });

export async function expectPaidOnce(page: Page): Promise<void> {
  const steps = page.getByRole('list', { name: 'Progress' }).getByRole('listitem');
  await expect(steps).toHaveText([
    /^Pending.+\d\d:\d\d/,
    /^Paid.+\d\d:\d\d/,
    /^(Shipped|Ready to collect)/,
    /^(Delivered|Collected)/,
  ]);
}

export async function otherVisitor(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  return context.newPage();
}
