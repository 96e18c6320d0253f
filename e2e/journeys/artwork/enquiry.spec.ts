import type { Page } from '@playwright/test';
import { isHydrated } from '../../support/is-hydrated';
import { type Catalogue, expect, test } from '../../support/visit';

// The browser logs each refused call in its console.
test.use({ expectedErrors: /status of 4\d\d|ERR_FAILED|net::/ });

test('a visitor asks about a work, and the page confirms the enquiry', async ({ page, catalogue }) => {
  const work = await openWork(page, catalogue);
  const form = page.getByRole('form', { name: 'For More Information on Art Availability and Price' });
  await expect(form.getByLabel('Message')).toHaveAttribute('readonly');
  await form.getByLabel('Full name').fill('  ada ronald McDonald');
  await form.getByLabel('Email').fill('ada@mail.example');
  await form.getByLabel('Phone number').fill('0803 555 0142');
  const requested = page.waitForRequest('**/api/auth/sendmail');
  await form.getByRole('button', { name: 'Talk to us' }).click();
  expect((await requested).postDataJSON()).toEqual({
    fullname: 'Ada Ronald McDonald',
    email: 'ada@mail.example',
    mobile: '0803 555 0142',
    artname: work.name_of_artwork,
    artimg: work.img_url,
    art_id: work._id,
  });
  expect((await (await requested).response())?.status()).toBe(200);
  await expect(page.getByText('Enquiry sent!')).toBeVisible();
  await expect(form.getByLabel('Full name')).toHaveValue('');
});

test('a page without a form loads no form code, and a form loads it once', async ({ page, catalogue }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
  });
  const withForms = async () => (await Promise.all(scripts)).filter((code) => code.includes('isSubmitting'));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('load');
  expect(await withForms()).toEqual([]);

  await openWork(page, catalogue);
  await expect(page.getByRole('button', { name: 'Talk to us' })).toBeVisible();
  await expect.poll(withForms).toHaveLength(1);
});

test('the form keeps text that a visitor types before its script arrives', async ({ page, catalogue }) => {
  let answer = () => {};
  const received = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/enquiry.*.js', (route) => received.then(() => route.continue()));
  // The page's `load` may wait for the script that waits for this test.
  await openWork(page, catalogue, 'commit');
  const send = page.getByRole('button', { name: 'Talk to us' });
  await page.getByLabel('Full name').fill('Ada Obi');
  const logIn = page.getByRole('banner').getByRole('link', { name: 'Login' });
  await expect.poll(() => logIn.evaluate(isHydrated)).toBe(true);
  await page.getByLabel('Email').fill('ada@mail.example');
  answer();
  await expect.poll(() => send.evaluate(isHydrated)).toBe(true);
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Obi');
  await expect(page.getByLabel('Email')).toHaveValue('ada@mail.example');
});

async function openWork(page: Page, catalogue: Catalogue, waitUntil: 'commit' | 'load' = 'load') {
  const [work] = await catalogue.forSale();
  if (!work) throw new Error('The demo collection has works.');
  await page.goto(`/art-page/${work._id}`, { waitUntil });
  return work;
}
