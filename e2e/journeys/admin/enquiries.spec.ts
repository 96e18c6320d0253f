import { randomUUID } from 'node:crypto';
import { visitAsCurator } from '../../support/admin/curator';
import { expect, test } from '../../support/visit';

test('an enquiry about a work reaches the back office, and a curator marks it as done', async ({
  page,
  browser,
  catalogue,
}) => {
  const [work] = await catalogue.newest('limit=1');
  const visitor = await (await browser.newContext()).newPage();
  const email = `ada.${randomUUID().slice(0, 8)}@mail.example`;
  await visitor.goto(`/art-page/${work?._id}`);
  const form = visitor.getByRole('form', { name: /^For More Information/ });
  await form.getByLabel('Full name').fill('Ada Obi');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone number').fill('0803 555 0142');
  await form.getByRole('button', { name: 'Talk to us' }).click();
  await expect(visitor.getByText('Enquiry sent!')).toBeVisible();

  await visitAsCurator(page, '/admin/enquiries');
  await page.getByLabel('Show').selectOption('Open only');
  await expect(page).toHaveURL('/admin/enquiries?open=true');
  const enquiry = page.getByRole('article').filter({ hasText: email });
  await expect(enquiry.getByRole('link', { name: work?.name_of_artwork })).toBeVisible();
  const subject = encodeURIComponent(`Your enquiry about ${work?.name_of_artwork}`);
  const reply = enquiry.getByRole('link', { name: 'Reply to Ada Obi' });
  await expect(reply).toHaveAttribute('href', `mailto:${encodeURIComponent(email)}?subject=${subject}`);
  await enquiry.getByRole('button', { name: 'Mark as done' }).click();
  await expect(enquiry).toHaveCount(0);
  await page.getByLabel('Show').selectOption('Open and done');
  await expect(enquiry.getByText('Done', { exact: true })).toBeVisible();
});

test('a curator marks a message to the gallery as done and opens it again', async ({ page }) => {
  const textarea = `Do you open on Sundays? ${randomUUID()}`;
  const data = { firstName: 'Tunde', lastName: 'Ojo', email: 'tunde@example.com', phoneNumber: '', textarea };
  expect((await page.request.post('/api/contact', { data })).status()).toBe(200);
  await visitAsCurator(page, '/admin/enquiries');
  await page.getByRole('tab', { name: 'Messages' }).click();
  const enquiry = page.getByRole('article', { name: 'Tunde Ojo' }).filter({ hasText: textarea });
  await enquiry.getByRole('button', { name: 'Mark as done' }).click();
  await expect(enquiry.getByText('Done', { exact: true })).toBeVisible();
  await enquiry.getByRole('button', { name: 'Open again' }).click();
  await expect(enquiry.getByText('Open', { exact: true })).toBeVisible();
});
