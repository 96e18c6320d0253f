import { expect, type Page } from '@playwright/test';
import { expectDashboard } from '../account';
import { enterAs } from '../admin/curator';
import { cards, orderOf, payButton, payWith, seeOrder, testPayment, typeAddress } from '../buying';
import { type Customer, logIn } from '../customer';
import { isHydrated } from '../is-hydrated';
import { curator } from '../processes/product';
import { worksForSale } from '../visit';
import type { Work } from '../work';

export async function seeLanding(page: Page): Promise<void> {
  await page.goto('/');
  const heading = page.getByRole('heading', { name: 'Finest Arts' });
  await expect(heading).toBeVisible();
  await expect.poll(() => heading.evaluate(isHydrated)).toBe(true);
}

/** Follows the links of the open page. */
export async function findWork(page: Page): Promise<Work> {
  const [work] = await worksForSale(page.request, 'sort=price-down');
  if (!work) throw new Error('Everything is sold.');
  await page.getByRole('banner').getByRole('link', { name: 'Artworks', exact: true }).first().click();
  await page.getByRole('searchbox').fill(work.name_of_artwork);
  await expect(page).toHaveURL(/\/artist\?q=/);
  const results = page.getByRole('region', { name: 'Results' });
  await results.getByRole('link', { name: new RegExp(`^${work.name_of_artwork}`) }).click();
  await expect(page.getByRole('heading', { name: 'About this artwork' })).toBeVisible();
  return work;
}

export async function sendEnquiry(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: /^For More Information/ });
  await form.getByLabel('Full name').fill('Ada Obi');
  await form.getByLabel('Email').fill('ada@mail.example');
  await form.getByLabel('Phone number').fill('0803 555 0142');
  await form.getByRole('button', { name: 'Talk to us' }).click();
  await expect(page.getByText('Enquiry sent!')).toBeVisible();
}

/** Goes through the log-in and the payment to the paid order. */
export async function buy(page: Page, work: Work, customer: Customer): Promise<void> {
  await page.getByRole('link', { name: 'Buy this artwork' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, customer);
  await sendAnyAddress(page);
  await payWith(page, cards.good);
  await seeOrder(page);
  await expect(orderOf(page, work)).toContainText('Paid');
}

/** Earlier releases ask for one text in a dialog. */
async function sendAnyAddress(page: Page): Promise<void> {
  const text = page.getByRole('dialog').getByLabel('Delivery address');
  await expect(text.or(page.getByLabel('Street address'))).toBeVisible();
  if (await text.isVisible()) {
    await text.fill('7 Palm Crescent, Ikoyi, Lagos');
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
  } else {
    await typeAddress(page);
    // An older API quotes no delivery.
    const line = page.getByText(/^Delivery and insurance, /);
    await line.waitFor({ timeout: 3_000 }).catch(() => undefined);
    await payButton(page).click();
  }
  await expect(testPayment(page)).toBeVisible();
}

export async function seeDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard/orders');
  await expectDashboard(page);
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
}

export async function seeBackOffice(page: Page): Promise<void> {
  await page.goto('/admin');
  await enterAs(page, curator);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await page.goto('/admin/admin-all-art-works');
  await expect(page.getByRole('article').first()).toBeVisible();
}
