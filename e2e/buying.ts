import { expect, type Page, type TestInfo } from '@playwright/test';
import type { Catalogue, Work } from './visit';

export const cards = { good: '4084 0840 8408 4081', declined: '4084 0800 0000 5408' };

/** Naira: the works that the demo collection begins with as sold cost less. */
const unsoldFrom = 1_000_000;

/** A work that no other test touches: `nth` is the test's own, and each width has its own works. */
export async function workToBuy(catalogue: Catalogue, { project }: TestInfo, nth: number): Promise<Work> {
  const works = await catalogue.newest(`sort=price-up&min=${unsoldFrom}&limit=100`);
  const work = works[2 * nth + (project.name === '390' ? 1 : 0)];
  if (!work) throw new Error('The demo collection has more works than these.');
  return work;
}

/** From the work's page to the payment form. */
export async function checkOut(page: Page, work: Work): Promise<void> {
  await page.goto(`/art-page/${work._id}`);
  await page.getByRole('link', { name: 'Buy this artwork' }).click();
  await sendAddress(page);
}

export async function sendAddress(page: Page): Promise<void> {
  await page.getByLabel('Delivery address').fill('7 Palm Crescent, Ikoyi, Lagos');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(paymentForm(page).getByRole('heading', { name: 'Test payment' })).toBeVisible();
}

/** The sandbox's, which stands where the provider's would. */
export const paymentForm = (page: Page) => page.frameLocator('iframe[title="Payment"]');

export async function payWith(page: Page, card: string, behaviour = 'usual'): Promise<void> {
  const form = paymentForm(page);
  await form.getByLabel('Card number').fill(card);
  await form.getByLabel('Afterwards').selectOption(behaviour);
  await form.getByRole('button', { name: /^Pay/ }).click();
}
