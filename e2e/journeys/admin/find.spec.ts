import { countClicks } from '../../support/admin/clicks';
import { visitAsCurator } from '../../support/admin/curator';
import { buyWithoutPage } from '../../support/admin/orders';
import { expect, test } from '../../support/visit';

test('@both a curator ships the order of a caller with four clicks', async ({ page, catalogue, request }) => {
  const digits = String(Math.random()).slice(2, 9).padEnd(7, '1');
  const { name } = await buyWithoutPage(request, await catalogue.own(), { mobile: `0811${digits}` });
  const clicks = await countClicks(page);
  await visitAsCurator(page);
  await page.getByRole('button', { name: 'Find anything' }).click();
  await page.getByRole('combobox', { name: 'Find anything' }).fill(`+234 811 ${digits}`);
  await page.getByRole('option', { name: new RegExp(`Order \\d+, ${name}`) }).click();
  await page.getByRole('button', { name: 'Mark as Shipped' }).click();
  const shipping = page.getByRole('dialog');
  await shipping.getByLabel('Delivery date').fill('2030-12-01');
  await shipping.getByRole('button', { name: 'Mark as Shipped' }).click();
  await expect(page.getByRole('region', { name: 'Audit' })).toContainText('to Shipped');
  expect(await clicks()).toBe(4);
});

test('a curator finds a person and sets a reminder by keyboard alone', async ({
  page,
  catalogue,
  request,
}) => {
  const { name, email } = await buyWithoutPage(request, await catalogue.own());
  await visitAsCurator(page);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Find anything' })).toBeFocused();
  await page.keyboard.type('zzzz');
  await expect(page.getByText('No results for ‘zzzz’.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(email);
  // The beginning of the email finds the orders of other people too.
  await expect(page.getByRole('option', { name: /Order \d+/ })).toHaveCount(1);
  await expect(page.getByRole('option', { selected: true })).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('link', { name: /^\d+$/ })).toBeVisible();
  await page.getByLabel('New note').focus();
  await page.keyboard.type('Write to her on Friday.');
  await page.keyboard.press('Tab');
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Africa/Lagos' });
  await page.getByLabel('Remind us on (optional)').fill(today);
  await page.getByRole('button', { name: 'Add note' }).press('Enter');
  const due = page.getByRole('region', { name: 'Reminder' });
  await expect(due.getByRole('listitem')).toContainText('Write to her on Friday.');
  await page.keyboard.press('ControlOrMeta+K');
  await expect(page.getByRole('option', { selected: true })).toContainText(name);
  await page.keyboard.press('Escape');
  await page.goto('/admin/dashboard');
  const reminders = page.getByRole('region', { name: 'Reminders' });
  const reminder = reminders.getByRole('listitem').filter({ hasText: name });
  await reminder.getByRole('button', { name: 'Mark as done' }).press('Enter');
  await expect(reminder).toHaveCount(0);
});
