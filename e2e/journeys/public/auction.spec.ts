import type { APIRequestContext } from '@playwright/test';
import { isHydrated } from '../../support/is-hydrated';
import { expect, test } from '../../support/visit';

type Lot = {
  _id: string;
  number: number;
  closes_at: string;
  artwork_id: { _id: string; name_of_artwork: string };
};

async function openLots(request: APIRequestContext): Promise<{ lots: Lot[]; now: string }> {
  const answer = await request.get('/api/lot?state=open&sort=ending');
  return answer.json();
}

async function firstOpenLot(request: APIRequestContext): Promise<Lot> {
  const [lot] = (await openLots(request)).lots;
  if (!lot) throw new Error('The demo has no open lot.');
  return lot;
}

test('a visitor sees the auctions with a running clock and opens a lot', async ({ page, request }) => {
  const lot = await firstOpenLot(request);
  await page.goto('/');
  const heading = page.getByRole('link', { name: 'AUCTION', exact: true });
  await expect.poll(() => heading.evaluate(isHydrated)).toBe(true);
  await heading.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Arts On Auction' })).toBeFocused();
  const card = page.getByRole('article', { name: lot.artwork_id.name_of_artwork, exact: true });
  await expect(card.getByText(`Lot ${lot.number}`, { exact: true })).toBeVisible();
  const clock = card.getByRole('timer');
  const before = await clock.textContent();
  await expect(clock).not.toHaveText(before ?? '');
  await card.getByRole('link', { name: /^Bid Now on lot/ }).click();
  await expect(page).toHaveURL(`/auction-bidding/${lot._id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lot.artwork_id.name_of_artwork);
});

test("the clocks follow the server when the visitor's clock is a year off", async ({ page, request }) => {
  const { now } = await openLots(request);
  const lot = await firstOpenLot(request);
  await page.clock.setFixedTime(Date.parse(now) + 365 * 24 * 3_600_000);
  await page.goto('/auction-bidding');
  const card = page.getByRole('article', { name: lot.artwork_id.name_of_artwork, exact: true });
  const left = Date.parse(lot.closes_at) - Date.parse(now);
  const days = Math.floor(left / 86_400_000);
  const expected = days > 0 ? new RegExp(`Ends in ${days} day`) : /Ends in (\d+ hours?|\d+ minutes?|less)/;
  await expect(card.getByRole('timer')).toHaveAccessibleName(expected);
});

test('the form sorts lots without scripts', async ({ browser, request, baseURL }) => {
  await firstOpenLot(request);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/auction-bidding');
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Price, high to low');
  await page.getByRole('button', { name: 'Sort' }).click();
  await expect(page).toHaveURL('/auction-bidding?sort=price-down');
  await expect(page.getByRole('article').first()).toBeVisible();
  await context.close();
});

test('the page of an auctioned work links to its lot instead of the checkout', async ({ page, request }) => {
  const lot = await firstOpenLot(request);
  await page.goto(`/art-page/${lot.artwork_id._id}`);
  await expect(page.getByRole('link', { name: 'Buy this artwork' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Bid Now' }).click();
  await expect(page).toHaveURL(`/auction-bidding/${lot._id}`);
});

test('a phone keeps the current bid and the button in view on an open lot @390', async ({
  page,
  catalogue,
}) => {
  const lot = await catalogue.lot('open');
  await page.goto(`/auction-bidding/${lot._id}`);
  const bar = page.getByRole('region', { name: 'Current bid' });
  for (const heading of [page.getByRole('heading', { level: 1 }), page.getByText('How bidding works')]) {
    await heading.scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport();
    await expect(bar.getByRole('link', { name: 'Log in to bid' })).toBeInViewport();
  }
});
