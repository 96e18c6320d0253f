import { expect, test } from '../../support/visit';

test('a visitor opens an event and books two places', async ({ page }) => {
  await page.goto('/event-booking');
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  const upcoming = page.getByRole('region', { name: 'Upcoming Events' });
  await upcoming.getByRole('link', { name: /^Book Now: First Evening/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^First Evening/ })).toBeFocused();
  const panel = page.getByRole('region', { name: 'Book a place' });
  await panel.getByRole('textbox', { name: 'Full name' }).fill('Ada Obi');
  await panel.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await panel.getByRole('combobox', { name: 'Places' }).selectOption('2');
  await panel.getByRole('button', { name: 'Book Now' }).click();
  await expect(page.getByText('Your 2 places are confirmed.')).toBeVisible();
  await page.goBack();
  await expect(upcoming.getByRole('link', { name: /^Book Now: First Evening/ })).toBeInViewport();
});

test('a visitor books one day of a long exhibition and sees that day confirmed', async ({ page }) => {
  await page.goto('/event-booking');
  const now = page.getByRole('region', { name: 'Currently Happening' });
  await expect(now.getByRole('list', { name: 'Opening hours' }).first()).toBeVisible();
  await now.getByRole('link', { name: /^Join Now: Lines That Rain/ }).click();
  const panel = page.getByRole('region', { name: 'Book a place' });
  const day = panel.getByRole('combobox', { name: 'Day' });
  await day.selectOption({ index: 1 });
  const chosen = await day.locator('option:checked').innerText();
  await panel.getByRole('textbox', { name: 'Full name' }).fill('Ada Obi');
  await panel.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await panel.getByRole('button', { name: 'Join Now' }).click();
  const [weekday = '', date = ''] = chosen.split(', ');
  const booked = new RegExp(`${weekday}\\w+, ${date.replace(' ', '\\w* ')}, \\d{4}`);
  await expect(page.getByRole('region', { name: 'Your booking' })).toContainText(booked);
});
