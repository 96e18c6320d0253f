import { expect, test } from '../visit';

test('a visitor sees the lots with a countdown that moves, and is asked to log in to bid', async ({
  page,
  request,
}) => {
  const { lots } = await (await request.get('/api/auction')).json();
  await page.goto('/');
  await page.getByRole('link', { name: 'AUCTION', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Arts On Auction' })).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(lots.length);
  const countdown = page.getByRole('timer').first();
  const before = await countdown.textContent();
  await expect(countdown).not.toHaveText(before ?? '');
  await page
    .getByRole('link', { name: /^Bid Now/ })
    .first()
    .click();
  await expect(page).toHaveURL('/login');
});

test("the countdown keeps the server's time on a machine whose clock is a day off @1280", async ({
  page,
  request,
}) => {
  const { lots, now } = await (await request.get('/api/auction')).json();
  await page.clock.setFixedTime(Date.parse(now) + 24 * 3_600_000);
  await page.goto('/auction-bidding');
  const left = Date.parse(lots[0].opens_at) - Date.parse(now);
  const days = Math.floor(left / 86_400_000);
  await expect(page.getByRole('timer').first()).toHaveAccessibleName(new RegExp(` ${days} days`));
});
