import { isHydrated } from '../../support/is-hydrated';
import { expect, test } from '../../support/visit';

test('a visitor sees the lot that ends first, the auctions with a running clock, and opens a lot', async ({
  page,
  request,
}) => {
  const { lots } = await (await request.get('/api/lot?state=open&sort=ending&limit=1')).json();
  const [lot] = lots;
  await page.goto('/');
  const heading = page.getByRole('link', { name: 'AUCTION', exact: true });
  await expect.poll(() => heading.evaluate(isHydrated)).toBe(true);
  const next = page.getByRole('region', { name: 'AUCTION' }).getByRole('link', { name: 'BID NOW' });
  await expect(next).toHaveAttribute('href', `/auction-bidding/${lot._id}`);
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
