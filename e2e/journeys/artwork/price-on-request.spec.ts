import { visitAsCurator } from '../../support/admin/curator';
import { otherVisitor } from '../../support/buying';
import { expect, test } from '../../support/visit';

/** No other work costs as much. */
const price = /317[,.]?411/;

test('a curator hides a price, and neither the page nor a search tells it', async ({
  page,
  browser,
  baseURL,
  catalogue,
}) => {
  const { _id, name_of_artwork: name } = await catalogue.own();
  const path = `/art-page/${_id}`;
  await visitAsCurator(page, `/admin/edit-artwork/${_id}`);
  await page.getByLabel('Price').fill('317411');
  await page.getByLabel('Shown to visitors').selectOption('Price on request');
  await page.getByRole('button', { name: 'Update Artwork' }).click();
  await expect(page.getByText('Artwork updated.')).toBeVisible();

  const visitor = await otherVisitor(browser, baseURL);
  await visitor.goto(path);
  await expect(visitor.getByText('Price on request', { exact: true })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Buy this artwork' })).toHaveCount(0);
  await visitor.getByRole('link', { name: 'Ask for the price' }).click();
  await expect(visitor.getByRole('region', { name: /^For More Information/ })).toBeFocused();

  const search = `/artist?q=${encodeURIComponent(name)}&sort=price-down`;
  for (const address of [path, search])
    expect(await (await visitor.request.get(address)).text(), address).not.toMatch(price);
  await visitor.goto(`${search}&min=317411&max=317411`);
  await expect(visitor.getByText(`Nothing found for “${name}”`)).toBeVisible();
  await visitor.context().close();
});
