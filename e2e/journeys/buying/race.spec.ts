import type { Page } from '@playwright/test';
import {
  cards,
  checkOut,
  openCheckout,
  otherVisitor,
  payButton,
  payWith,
  testPayment,
} from '../../support/buying';
import { signInAsCustomer } from '../../support/customer';
import { expect, test } from '../../support/visit';

test.describe('two customers want the same work', () => {
  test.use({ expectedErrors: /status of 409/ });

  test('one gets it; the other sees it held, then sold, without a reload', async ({
    page,
    browser,
    baseURL,
    catalogue,
  }) => {
    const work = await catalogue.own();
    const other = await otherVisitor(browser, baseURL);
    const both = [page, other];
    for (const one of both) {
      await signInAsCustomer(one);
      await openCheckout(one, work);
    }
    // The first click may update the other page and remove its button before the second click.
    const news = (one: Page) => one.getByText(/^Held for another collector/);
    await Promise.all(both.map((one) => Promise.race([payButton(one).click(), news(one).waitFor()])));
    const winner = await Promise.any(
      both.map((one) =>
        testPayment(one)
          .waitFor()
          .then(() => one),
      ),
    );
    const loser = winner === page ? other : page;
    await expect(news(loser)).toBeVisible();
    await expect(testPayment(loser)).toHaveCount(0);
    await payWith(winner, cards.good);
    await expect(winner).toHaveURL(/\/thank-you\//);
    await expect(loser.getByText('This artwork is sold.')).toBeVisible();
    await loser.getByRole('link', { name: 'Talk to us' }).click();
    await expect(loser.getByRole('region', { name: /^For More Information/ })).toBeFocused();
    await other.context().close();
  });
});

test('the page and the card show within seconds that a work is held, then sold', async ({
  page,
  browser,
  baseURL,
  catalogue,
}) => {
  const work = await catalogue.own();
  const buyer = await otherVisitor(browser, baseURL);
  await signInAsCustomer(buyer);
  const watcher = await page.context().newPage();
  await watcher.goto(`/artist?q=${encodeURIComponent(work.name_of_artwork)}`);
  const card = watcher.getByRole('link', { name: new RegExp(`^${work.name_of_artwork}`) });
  await expect(card).not.toContainText('Held');
  await page.goto(`/art-page/${work._id}`);
  await expect(page.getByRole('link', { name: 'Buy this artwork' })).toBeVisible();

  await checkOut(buyer, work);
  await expect(
    page.getByRole('status').getByText(/^Held for another collector until \d\d:\d\d$/),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Buy this artwork' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Talk to us' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See similar works' })).toBeVisible();
  await expect(card).toContainText(/Held until \d\d:\d\d/);

  await payWith(buyer, cards.good);
  await expect(page.getByRole('status').getByText('Sold', { exact: true })).toBeVisible();
  await expect(card).toContainText('Sold');
  await buyer.context().close();
});
