import { visitAsCurator } from '../../support/admin/curator';
import { expect, test } from '../../support/visit';

/** A browser opens at most six connections per origin, so one stream per tab would block all other requests. */
const more = ['admin-all-artist', 'admin-notification', 'all-orders', 'events', 'auctions', 'enquiries'];

test('seven tabs of the back office load side by side', async ({ page, context }) => {
  await visitAsCurator(page);
  for (const place of more) {
    const tab = await context.newPage();
    await tab.goto(`/admin/${place}`);
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(tab.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  }
});
