import { expect, test } from '../../support/visit';

type Event = { _id: string; label: string; current: boolean; passed: boolean };

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

test('a visitor books one day of a long exhibition and sees that day confirmed @both', async ({ page }) => {
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

test('the past events say that they have passed and take no booking', async ({ page, request }) => {
  const { events }: { events: Event[] } = await (await request.get('/api/event')).json();
  const past = events.filter(({ passed }) => passed);
  await page.goto('/event-booking');
  const rows = page.getByRole('region', { name: 'Past events' });
  await expect(rows.getByText('This event has passed')).toHaveCount(past.length);
  await expect(rows.getByText('December 27, 2023')).toHaveCount(3);
  const unveiling = rows.getByRole('button', { name: 'Book Now: The Unveiling of the ARTIST' });
  await expect(unveiling).toBeDisabled();
  await rows.getByRole('link', { name: 'The Unveiling of the ARTIST' }).click();
  await expect(page.getByRole('region', { name: 'This event has passed' })).toContainText(
    'This was on Wednesday, December 27, 2023.',
  );
  const data = { name: 'Ada Obi', email: 'ada@example.com', places: 1 };
  const answer = await request.post(`/api/event/${past[0]?._id}/booking`, { data });
  expect(answer.status()).toBe(409);
  expect(await answer.json()).toEqual({ message: 'This event has passed.' });
});

test('a closed event offers no booking, and an open one does', async ({ page, request }) => {
  const { events }: { events: Event[] } = await (await request.get('/api/event')).json();
  await page.goto('/event-booking');
  const now = page.getByRole('region', { name: 'Currently Happening' });
  await expect(now.getByText(/^\w+ \d+, \d{4} until \w+ \d+, \d{4} · /).first()).toBeVisible();
  const current = events.filter((event) => event.current && !event.passed);
  const closed = current.filter(({ label }) => label === 'Closed');
  await expect(now.getByText('Closed', { exact: true })).toHaveCount(closed.length);
  await expect(now.getByRole('link', { name: /^Join Now/ })).toHaveCount(current.length - closed.length);
});

test('the booking form shows each missing value under its field', async ({ page }) => {
  await page.goto('/event-booking');
  await page
    .getByRole('link', { name: /^Join Now/ })
    .first()
    .click();
  const panel = page.getByRole('region', { name: 'Book a place' });
  await panel.getByRole('button', { name: 'Join Now' }).click();
  await expect(panel.getByText('Name is required')).toBeVisible();
  await expect(panel.getByText('Email is required')).toBeVisible();
});

test.describe(() => {
  // The browser logs the 404 of a call in its console.
  test.use({ expectedErrors: /status of 404/ });

  test('a cancellation link without a booking says so', async ({ page }) => {
    await page.goto('/event-booking?cancel=nonsense');
    await expect(page.getByText(/We do not know this booking/)).toBeVisible();
  });
});

test('JSON-LD describes every event', async ({ request }) => {
  const html = await (await request.get('/event-booking')).text();
  const { events }: { events: Event[] } = await (await request.get('/api/event')).json();
  const reported = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json),
  );
  expect(reported).toHaveLength(events.length);
  const kinds = new Set(reported.map((data) => data['@type']));
  expect([...kinds]).toEqual(expect.arrayContaining(['EducationEvent', 'ExhibitionEvent', 'SocialEvent']));
  for (const data of reported) {
    expect(data).toMatchObject({ startDate: expect.any(String), location: { name: expect.any(String) } });
  }
});
