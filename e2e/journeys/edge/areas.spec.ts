import { visitAsCurator } from '../../support/admin/curator';
import { visitAsCustomer } from '../../support/customer';
import { expect, test } from '../../support/visit';

const areas = [
  { path: '/dashboard/profile', remote: 'customer', heading: 'Profile' },
  { path: '/admin', remote: 'admin', heading: 'Log In' },
];

for (const { path, remote, heading } of areas) {
  test(`${path} loads at run time from the ${remote} team's server`, async ({ page }) => {
    if (remote === 'customer') await visitAsCustomer(page, '/');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    expect(requested.filter((file) => file.startsWith(`/remotes/${remote}/static/`))).not.toEqual([]);
    const foreign = areas.filter((area) => area.remote !== remote).map((area) => `/remotes/${area.remote}/`);
    expect(requested.filter((file) => foreign.some((folder) => file.startsWith(folder)))).toEqual([]);
  });
}

test("the gallery requests no other area's code", async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible();
  expect(requested.filter((file) => /^\/remotes\/(customer|admin)\//.test(file))).toEqual([]);
  const files = requested.filter((path) => path.includes('/static/'));
  expect(new Set(files).size).toBe(files.length);
});

test("the gallery's pages load no code of the back office for a curator", async ({ page, catalogue }) => {
  const [work] = await catalogue.forSale();
  await visitAsCurator(page);
  await page.goto('about:blank'); // ends the calls that the back office's page still makes
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const pages = ['/', '/artist', `/art-page/${work?._id}`, '/about', '/event-booking', '/auction-bidding'];
  for (const path of [...pages, '/contact-us']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  }
  expect(requested).toContain('/about');
  expect(requested.filter((file) => file.startsWith('/remotes/admin/'))).toEqual([]);
});

test('the back office shows a bar with the logo instead of header and footer', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Uli Gallery' }).click();
  await expect(page.getByRole('heading', { name: 'Finest Arts' })).toBeVisible();
});
