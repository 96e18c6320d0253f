import { expect, type Page } from '@playwright/test';
import { typeAddress } from './buying';

/** A collector offers 250,000 naira for the work at `path`. */
export async function makeOffer(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('link', { name: 'Make an offer' }).click();
  await page.getByLabel('Your offer, in naira').fill('250,000');
  await typeAddress(page);
  // A work without a size has no price of its delivery.
  await expect(page.getByText(/^(Delivery and insurance, |On request$)/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Offer #250,000' }).click();
  await expect(page.getByText('You offered #250,000')).toBeVisible();
}

/** A curator asks for 290,000 naira. */
export async function counterOffer(page: Page, name: string): Promise<void> {
  await page.goto('/admin/offers?open=true');
  const offer = page.getByRole('article', { name: new RegExp(`for ${name}$`) });
  await offer.getByRole('button', { name: /^Counter-offer/ }).click();
  await page.getByLabel('Counter-offer, in naira').fill('290000');
  // A work without a size needs a price of its delivery.
  const delivery = page.getByLabel('Delivery, in naira');
  if (await delivery.isVisible()) await delivery.fill('0');
  await page.getByRole('button', { name: 'Send counter-offer' }).click();
  await expect(page.getByText('Counter-offer sent.')).toBeVisible();
}

/** The collector accepts 290,000 naira, and goes to the order. */
export async function acceptCounterOffer(page: Page, name: string): Promise<void> {
  await page.goto('/dashboard/offers');
  await page.getByRole('button', { name: `Accept #290,000 for ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept #290,000' }).click();
  await expect(page.getByText('Agreed at #290,000')).toBeVisible();
  await page.getByRole('link', { name: `Pay for your order of ${name}` }).click();
}
