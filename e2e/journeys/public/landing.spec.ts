import { expect, test } from '../../support/visit';

test('the landing shows a welcome and loads its work with high priority @both', async ({ page }) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1, name: 'Welcome to the world of ART' });
  await expect(heading).toBeVisible();
  await expect(page.getByText('Explore the story in every piece.')).toBeVisible();
  await expect(page.getByText('We believe that Art is Life.')).toBeVisible();
  await expect(page.getByRole('img').first()).toBeInViewport();
  await expect(page.locator('main img[fetchpriority="high"]')).toHaveCount(1);
});

test("'Visit gallery today' scrolls to the panel, and 'Pay Us a Visit Today' opens a map", async ({
  page,
}) => {
  await page.goto('/');
  const panel = page.getByRole('region', { name: 'We are expecting you' });
  await expect(panel).not.toBeInViewport();
  await page.getByRole('link', { name: 'Visit gallery today' }).click();
  await expect(panel.getByRole('heading')).toBeInViewport();
  await expect(page).toHaveURL('/');
  await expect(panel.getByRole('img')).toHaveJSProperty('complete', true);
  const map = panel.getByRole('link', { name: 'Pay Us a Visit Today' });
  await expect(map).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps/);
});

test('the landing lists the next events above the past ones', async ({ page }) => {
  await page.goto('/');
  const events = page.getByRole('region', { name: 'Upcoming events' });
  await expect(events.getByRole('heading', { level: 3 }).first()).toHaveText(/^First Evening/);
  await expect(events.getByRole('heading', { level: 3, name: 'Past events' })).toBeVisible();
  await expect(events.getByText('December 27, 2023')).toHaveCount(3);
  await expect(events.getByRole('heading', { level: 4 })).toHaveText([
    'The Unveiling of the ARTIST',
    'Art Exhibition',
    'Art Exhibition',
  ]);
});

test('the landing links to the open lot that ends first, and the header to the auctions', async ({
  page,
  request,
}) => {
  const { lots } = await (await request.get('/api/lot?state=open&sort=ending&limit=1')).json();
  await page.goto('/');
  const auction = page.getByRole('region', { name: 'AUCTION' });
  await expect(auction.getByRole('timer')).toBeVisible();
  await expect(auction.getByRole('link', { name: 'BID NOW' })).toHaveAttribute(
    'href',
    `/auction-bidding/${lots[0]._id}`,
  );
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Auctions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Arts On Auction' })).toBeFocused();
});

test('every link of the landing opens a page', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const links = await page
    .locator('main a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  // One work stands for all.
  const kinds = new Map(links.map((href) => [href?.replace(/^(\/art-page\/).*/, '$1'), href ?? '']));
  const inside = [...kinds.values()].filter((href) => !/^(https?|mailto):/.test(href));
  expect(inside.length).toBeGreaterThan(8);
  for (const href of inside) expect((await page.request.get(href)).status(), href).toBe(200);
});
