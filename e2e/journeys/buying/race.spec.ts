import type { Page } from '@playwright/test';
import { cards, openCheckout, otherVisitor, payButton, payWith, testPayment } from '../../support/buying';
import { signInAsCustomer } from '../../support/customer';
import { expect, test } from '../../support/visit';

test.use({ expectedErrors: /status of 409/ });

test('one of two customers gets the work; the other, its page, and its card see it held, then sold, without a reload', async ({
  page,
  browser,
  baseURL,
  catalogue,
}) => {
  const work = await catalogue.own();
  const name = new RegExp(`^${work.name_of_artwork}`);
  const [other, watcher] = [await otherVisitor(browser, baseURL), await otherVisitor(browser, baseURL)];
  const list = await watcher.context().newPage();
  await Promise.all([
    watcher.goto(`/art-page/${work._id}`),
    list.goto(`/artist?q=${encodeURIComponent(work.name_of_artwork)}`),
  ]);
  const card = list.getByRole('link', { name });
  await expect(card).not.toContainText('Held');
  await expect(watcher.getByRole('link', { name: 'Buy this artwork' })).toBeVisible();

  const both = [page, other];
  for (const one of both) {
    await signInAsCustomer(one);
    await openCheckout(one, work);
  }
  // The first click may update the other page and remove its button before the second click.
  const news = (one: Page) => one.getByText(/^Held for another collector/);
  await Promise.all(both.map((one) => Promise.race([payButton(one).click(), news(one).waitFor()])));
  const opened = (one: Page) =>
    testPayment(one)
      .waitFor()
      .then(() => one);
  const winner = await Promise.any(both.map(opened));
  const loser = winner === page ? other : page;
  await expect(news(loser)).toBeVisible();
  await expect(testPayment(loser)).toHaveCount(0);
  const state = watcher.getByRole('status');
  await expect(state.getByText(/^Held for another collector until \d\d:\d\d$/)).toBeVisible();
  await expect(watcher.getByRole('link', { name: 'Buy this artwork' })).toHaveCount(0);
  await expect(watcher.getByRole('link', { name: 'See similar works' })).toBeVisible();
  await expect(card).toContainText(/Held until \d\d:\d\d/);

  await payWith(winner, cards.good);
  await expect(winner).toHaveURL(/\/thank-you\//);
  await expect(state.getByText('Sold', { exact: true })).toBeVisible();
  await expect(card).toContainText('Sold');
  await expect(loser.getByText('This artwork is sold.')).toBeVisible();
  await loser.getByRole('link', { name: 'Talk to us' }).click();
  await expect(loser.getByRole('region', { name: /^For More Information/ })).toBeFocused();
  await Promise.all([other.context().close(), watcher.context().close()]);
});
