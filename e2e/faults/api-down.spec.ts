import { freePort } from '../../scripts/ports.mjs';
import { startApi, startEdge, urlOf } from '../product';
import { expect, running, test } from '../visit';

const noAnswer = 'Could not send request. Kindly check your internet connection.';

test.use({ expectedComplaints: /Failed to load resource/ });

test("the API is down: the page says so, keeps header and footer, and 'Try again' shows the works", async ({
  page,
}) => {
  const port = await freePort();
  const edge = await startEdge({ api: urlOf(port), remotes: running().remotes });
  await page.goto(edge.url);
  const message = page.getByRole('tabpanel').getByRole('alert').filter({ hasText: noAnswer });
  await expect(message).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Finest Arts' })).toBeVisible();

  const api = await startApi({ port });
  await message.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible();
  await expect(message).toBeHidden();
  // What else had failed comes back with it.
  await expect(page.getByRole('heading', { name: 'The Unveiling of the ARTIST' })).toBeVisible();
  await expect(page.locator('main img[fetchpriority="high"]')).toBeVisible();
  await edge.stop();
  await api.stop();
});

test('the line breaks while a visitor looks around: the other tab says so, and comes back', async ({
  page,
}) => {
  await page.goto('/');
  await page.route(/\/api\/artwork/, (route) => route.abort());
  await page.getByRole('tab', { name: 'Sculpture' }).click();
  const message = page.getByRole('tabpanel').getByRole('alert').filter({ hasText: noAnswer });
  await expect(message).toBeVisible();
  await page.unrouteAll();
  await message.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Sculpture' }).getByRole('link').first()).toBeVisible();
});
