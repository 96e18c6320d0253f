import { curatorsToken } from '../../support/admin/curator';
import { collectWork, otherVisitor } from '../../support/buying';
import { send } from '../../support/call-api';
import { signInAsCustomer } from '../../support/customer';
import { expect, test } from '../../support/visit';

test('a collector holds number 1 of an edition, and the next visitor finds number 2', async ({
  page,
  browser,
  baseURL,
  request,
  catalogue,
}) => {
  const { _id, name_of_artwork: name } = await catalogue.own();
  const path = `/art-page/${_id}`;
  await send(request, 'post', `/artwork/${_id}/edition`, { size: 3 }, await curatorsToken(request));

  await signInAsCustomer(page);
  await page.goto(path);
  await expect(page.getByText('1 of 3, 3 available')).toBeVisible();
  await page.getByRole('link', { name: 'Buy this artwork' }).click();
  await expect(page.getByText(/, 1 of 3$/)).toBeVisible();
  await collectWork(page);
  await page.goto('/dashboard/orders');
  await expect(page.getByRole('article', { name: `${name}, 1 of 3` })).toBeVisible();

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
