import { expect, test } from '../../support/visit';

test('a visitor sees the lots with a countdown that moves, and reads how to bid', async ({
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
  const dialog = page.getByRole('dialog', { name: /^How to bid on / });
  await expect(dialog.getByText(/^No bid is placed here/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Talk to us' })).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/auction-bidding');
});

test("the countdown keeps the server's time on a machine whose clock is a day off", async ({
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

test('the page of a work names its lot, and the link leads to it', async ({ page, request }) => {
  const { lots } = await (await request.get('/api/auction')).json();
  const last = lots.at(-1);
  await page.goto(`/art-page/${last.artwork._id}`);
  await page.getByRole('link', { name: `Lot ${last.number}`, exact: true }).click();
  await expect(page).toHaveURL(`/auction-bidding#lot-${last.number}`);
  await expect(page.getByText(`Lot ${last.number}`, { exact: true })).toBeInViewport();
});
