import { isHydrated } from '../../support/is-hydrated';
import { expect, test } from '../../support/visit';

test('a form loads its code once and on its page only, keeps text typed before, and sends the enquiry', async ({
  page,
  catalogue,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
  });
  const withForms = async () => (await Promise.all(scripts)).filter((code) => code.includes('isSubmitting'));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('load');
  expect(await withForms()).toEqual([]);

  let answer = () => {};
  const received = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/enquiry.*.js', (route) => received.then(() => route.continue()));
  const [work] = await catalogue.forSale();
  // The page's `load` may wait for the script that waits for this test.
  await page.goto(`/art-page/${work?._id}`, { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'For More Information on Art Availability and Price' });
  const send = form.getByRole('button', { name: 'Talk to us' });
  await form.getByLabel('Full name').fill('  ada ronald McDonald');
  const logIn = page.getByRole('banner').getByRole('link', { name: 'Login' });
  await expect.poll(() => logIn.evaluate(isHydrated)).toBe(true);
  await form.getByLabel('Email').fill('ada@mail.example');
  answer();
  await expect.poll(() => send.evaluate(isHydrated)).toBe(true);
  await expect(form.getByLabel('Full name')).toHaveValue('  ada ronald McDonald');
  await expect(form.getByLabel('Email')).toHaveValue('ada@mail.example');
  await expect.poll(withForms).toHaveLength(1);

  await form.getByLabel('Phone number').fill('0803 555 0142');
  const requested = page.waitForRequest('**/api/auth/sendmail');
  await send.click();
  expect((await requested).postDataJSON()).toEqual({
    fullname: 'Ada Ronald McDonald',
    email: 'ada@mail.example',
    mobile: '0803 555 0142',
    artname: work?.name_of_artwork,
    artimg: work?.img_url,
    art_id: work?._id,
  });
  await expect(page.getByText('Enquiry sent!')).toBeVisible();
  await expect(form.getByLabel('Full name')).toHaveValue('');
});
