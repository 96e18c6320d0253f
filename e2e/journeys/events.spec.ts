import { expect, test } from '../visit';

type Event = { _id: string; title: string; label: string; current: boolean; places_left: number };

test('a visitor books two places and is told so', async ({ page }) => {
  await page.goto('/event-booking');
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  const upcoming = page.getByRole('region', { name: 'Upcoming Events' });
  await upcoming.getByRole('button', { name: 'Book Now: The Unveiling of the ARTIST' }).click();
  const dialog = page.getByRole('dialog', { name: 'The Unveiling of the ARTIST' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Ada Obi');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await dialog.getByRole('spinbutton', { name: 'Number of places' }).fill('2');
  await dialog.getByRole('button', { name: 'Book Now' }).click();
  await expect(dialog.getByText('Your 2 places are confirmed.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(upcoming.getByRole('button', { name: 'Book Now: The Unveiling of the ARTIST' })).toBeFocused();
});

test('an event that is closed takes nobody, one that is on can be joined @1280', async ({
  page,
  request,
}) => {
  const { events }: { events: Event[] } = await (await request.get('/api/event')).json();
  await page.goto('/event-booking');
  const now = page.getByRole('region', { name: 'Currently Happening' });
  await expect(now.getByText(/^\w+ \d+, \d{4} until \w+ \d+, \d{4} · /).first()).toBeVisible();
  const current = events.filter((event) => event.current);
  const closed = current.filter(({ label }) => label === 'Closed');
  await expect(now.getByText('Closed', { exact: true })).toHaveCount(closed.length);
  await expect(now.getByRole('button', { name: /^Join Now/ })).toHaveCount(current.length - closed.length);
});

test('what is missing is asked for under its field, and Escape leaves the dialog', async ({ page }) => {
  await page.goto('/event-booking');
  const opener = page.getByRole('button', { name: /^Join Now/ }).first();
  await opener.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Join Now' }).click();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await expect(dialog.getByText('Email is required')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('on a phone the dialog stands at the bottom edge', { tag: '@390' }, async ({ page }) => {
  await page.goto('/event-booking');
  await page
    .getByRole('button', { name: /^Join Now/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Join Now' })).toBeVisible();
  await expect
    .poll(async () => {
      const box = await dialog.boundingBox();
      return box && { left: box.x, right: box.x + box.width, bottom: Math.round(box.y + box.height) };
    })
    .toEqual({ left: 0, right: 390, bottom: 844 });
});

test.describe(() => {
  // A browser says in its console that a call was answered 404.
  test.use({ expectedComplaints: /status of 404/ });

  test('a link without a booking says so @1280', async ({ page }) => {
    await page.goto('/event-booking?cancel=nonsense');
    await expect(page.getByText(/We do not know this booking/)).toBeVisible();
  });
});

test('every event is told to machines @1280', async ({ request }) => {
  const html = await (await request.get('/event-booking')).text();
  const { events }: { events: Event[] } = await (await request.get('/api/event')).json();
  const told = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json),
  );
  expect(told.filter((data) => data['@type'] === 'ExhibitionEvent')).toHaveLength(events.length);
  for (const data of told) {
    expect(data).toMatchObject({ startDate: expect.any(String), location: { name: expect.any(String) } });
  }
});
