import { bearer, tokenOf } from '../../support/account';
import { visitAsCustomer } from '../../support/customer';
import { expectAccessible } from '../../support/sweep';
import { expect, test } from '../../support/visit';

test('a customer books one day of an exhibition, finds it and an enquiry in the account, and cancels it', async ({
  page,
}) => {
  const { email } = await visitAsCustomer(page, '/event-booking');
  const contact = { email, textarea: 'May I bring a friend?' };
  await page.request.post('/api/contact', { data: contact, headers: bearer(await tokenOf(page)) });
  const now = page.getByRole('region', { name: 'Currently Happening' });
  await expect(now.getByRole('list', { name: 'Opening hours' }).first()).toBeVisible();
  await now.getByRole('link', { name: /^Join Now: Lines That Rain/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Lines That Rain/ })).toBeFocused();
  const panel = page.getByRole('region', { name: 'Book a place' });
  const day = panel.getByRole('combobox', { name: 'Day' });
  await day.selectOption({ index: 1 });
  const [weekday = '', date = ''] = (await day.locator('option:checked').innerText()).split(', ');
  await panel.getByRole('textbox', { name: 'Full name' }).fill('Adaeze Nwosu');
  await panel.getByRole('textbox', { name: 'Email' }).fill('elsewhere@example.com');
  await panel.getByRole('button', { name: 'Join Now' }).click();
  const booked = new RegExp(`${weekday}\\w+, ${date.replace(' ', '\\w* ')}, \\d{4}`);
  await expect(page.getByRole('region', { name: 'Your booking' })).toContainText(booked);
  await expect(page.getByRole('link', { name: 'Add to calendar' }).last()).toBeVisible();

  await page.goto('/dashboard/bookings');
  await expect(page.getByText('May I bring a friend?')).toBeVisible();
  await expect(page.getByText(booked)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Cancel booking for Lines That Rain/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText('Your booking is canceled.')).toBeVisible();
  await expect(page.getByText('Canceled', { exact: true })).toBeVisible();
});
