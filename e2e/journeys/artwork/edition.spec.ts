import { visitAsCurator } from '../../support/admin/curator';
import { collectWork, otherVisitor } from '../../support/buying';
import { signInAsCustomer } from '../../support/customer';
import { expect, test } from '../../support/visit';

test('a curator makes an edition, a collector holds number 1, and the next visitor finds number 2', async ({
  page,
  browser,
  baseURL,
  catalogue,
}) => {
  const { _id, name_of_artwork: name } = await catalogue.own();
  const path = `/art-page/${_id}`;
  await visitAsCurator(page, `/admin/edit-artwork/${_id}`);
  await page.getByLabel('How many numbers').fill('3');
  await page.getByRole('button', { name: 'Make an edition' }).click();
  await expect(page.getByRole('region', { name: 'Edition: this is number 1 of 3' })).toBeVisible();

  const collector = await otherVisitor(browser, baseURL);
  await signInAsCustomer(collector);
  await collector.goto(path);
  await expect(collector.getByText('1 of 3, 3 available')).toBeVisible();
  await collector.getByRole('link', { name: 'Buy this artwork' }).click();
  await expect(collector.getByText(/, 1 of 3$/)).toBeVisible();
  await collectWork(collector);
  await collector.goto('/dashboard/orders');
  await expect(collector.getByRole('article', { name: `${name}, 1 of 3` })).toBeVisible();
  await collector.context().close();

  const visitor = await otherVisitor(browser, baseURL);
  await visitor.goto(`/artist?q=${encodeURIComponent(name)}`);
  const results = visitor.getByRole('region', { name: 'Results' });
  const card = results.getByRole('link', { name: new RegExp(`^${name} `) });
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('Edition of 3, 2 available');
  await visitor.goto(path);
  await visitor.getByRole('link', { name: 'See an available number' }).click();
  await expect(visitor.getByText('2 of 3, 2 available')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Buy this artwork' })).toBeVisible();
  await visitor.context().close();
});
