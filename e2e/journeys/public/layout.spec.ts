import { expect, test } from '../../support/visit';

const headerLinks = [
  ['Artworks', '/artist', 'Artworks'],
  ['About', '/about', 'About'],
  ['Events', '/event-booking', 'Events'],
  ['Auctions', '/auction-bidding', 'Arts On Auction'],
  ['Contact', '/contact-us', 'Write Email'],
  ['Register', '/register', 'Welcome'],
  ['Login', '/login', 'Login'],
] as const;
const footerLinks = [
  ['Artist', '/artist', 'Artworks'],
  ['Auctions', '/auction-bidding', 'Arts On Auction'],
  ['About', '/about', 'About'],
  ['Contact us', '/contact-us', 'Write Email'],
  ['Contact Us', '/contact-us', 'Write Email'],
  ['Delivery', '/delivery', 'Delivery'],
  ['Returns', '/returns', 'Returns'],
  ['Terms of sale', '/terms-of-sale', 'Terms of sale'],
  ['Privacy', '/privacy', 'Privacy'],
] as const;

test('each link of the header opens its page', async ({ page }) => {
  await page.goto('/');
  for (const [label, path, heading] of headerLinks) {
    await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeFocused();
  }
});

test('each link of the footer opens its page', async ({ page }) => {
  await page.goto('/');
  for (const [label, path, heading] of footerLinks) {
    await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  }
});

test.describe(() => {
  // The browser logs the 404 of a page in its console.
  test.use({ expectedErrors: /status of 404/ });

  test("an unknown address shows 'Page not found' with a link home", async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Back to the gallery' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Finest Arts' })).toBeVisible();
  });
});

test('the logo opens the landing', async ({ page }) => {
  await page.goto('/?category=sculpture');
  await page.getByRole('banner').getByRole('link', { name: 'Uli Gallery' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Painting');
});

test("'Menu' opens the links; 'close' and Escape close them", { tag: '@390' }, async ({ page }) => {
  await page.goto('/');
  const artworks = page.getByRole('banner').getByRole('link', { name: 'Artworks' });
  await expect(artworks).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(artworks).toBeVisible();
  await page.getByRole('button', { name: 'close' }).click();
  await expect(artworks).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.keyboard.press('Escape');
  await expect(artworks).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('the header of a wide screen shows the links without a menu', async ({ page }) => {
  await page.goto('/');
  for (const [label] of headerLinks) {
    await expect(page.getByRole('banner').getByRole('link', { name: label, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
});
