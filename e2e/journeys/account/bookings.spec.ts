import { visitAsCustomer } from '../../support/customer';
import { expectAccessible } from '../../support/sweep';
import { expect, test } from '../../support/visit';

test('a customer finds a booking and an enquiry in the account, and cancels the booking', async ({
  page,
}) => {
  const { email } = await visitAsCustomer(page, '/event-booking');
  await page.getByRole('link', { name: /^Book Now: Collecting for the First Time/ }).click();
  const panel = page.getByRole('region', { name: 'Book a place' });
  await panel.getByRole('textbox', { name: 'Full name' }).fill('Adaeze Nwosu');
  await panel.getByRole('textbox', { name: 'Email' }).fill('elsewhere@example.com');
  await panel.getByRole('button', { name: 'Book Now' }).click();
  await expect(page.getByRole('link', { name: 'Add to calendar' }).last()).toBeVisible();
  await page.goto('/contact-us');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Message').fill('May I bring a friend?');
  await page.getByRole('button', { name: 'SUBMIT HERE' }).click();
  await expect(page.getByText('Your message has reached the gallery.').first()).toBeVisible();

  await page.goto('/dashboard/bookings');
  await expect(page.getByText('May I bring a friend?')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel booking for Collecting for the First Time' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText('Your booking is canceled.')).toBeVisible();
  await expect(page.getByText('Canceled', { exact: true })).toBeVisible();
});
