import type { Page } from '@playwright/test';
import { visitAsCurator } from '../../support/admin/curator';
import { signInAsCustomer } from '../../support/customer';
import { expect, test } from '../../support/visit';

test("each area loads its own team's code at run time, once and alone", async ({ page }) => {
  const requested = followRequests(page);
  const codeOf = (...remotes: string[]) =>
    requested.filter((file) => remotes.some((remote) => file.startsWith(`/remotes/${remote}/static/`)));
  await page.goto('/');
  await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible();
  expect(codeOf('customer', 'admin')).toEqual([]);
  const files = requested.filter((path) => path.includes('/static/'));
  expect(new Set(files).size).toBe(files.length);

  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Log In', level: 1 })).toBeVisible();
  expect(codeOf('admin')).not.toEqual([]);
  expect(codeOf('customer')).toEqual([]);

  await signInAsCustomer(page);
  requested.length = 0;
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  expect(codeOf('customer')).not.toEqual([]);
  expect(codeOf('admin')).toEqual([]);
});

test("the gallery's pages load no code of the back office for a curator", async ({ page, catalogue }) => {
  const [work] = await catalogue.forSale();
  await visitAsCurator(page);
  await page.goto('about:blank'); // ends the calls that the back office's page still makes
  const requested = followRequests(page);
  const pages = ['/', '/artist', `/art-page/${work?._id}`, '/about', '/event-booking', '/auction-bidding'];
  for (const path of [...pages, '/contact-us']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  }
  expect(requested).toContain('/about');
  expect(requested.filter((file) => file.startsWith('/remotes/admin/'))).toEqual([]);
});

function followRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  return requested;
}
