import { visitAsCurator } from '../../support/admin/curator';
import { otherVisitor } from '../../support/buying';
import { watchShiftTotal } from '../../support/shifts';
import { expect, test } from '../../support/visit';

test('a visitor sees prices also in a currency whose rate a curator entered', async ({
  page,
  browser,
  baseURL,
  catalogue,
}) => {
  await visitAsCurator(page, '/admin/currencies');
  await page.getByLabel('Naira for one unit').fill('USD: 1,000\nGBP: 2,000');
  await page.getByLabel('Date of the rates').fill('2026-11-24');
  await page.getByRole('button', { name: 'Save rates' }).click();
  await expect(page.getByText('Rates saved.')).toBeVisible();

  const [work] = await catalogue.forSale('type=Painting');
  const [path, thousands] = [`/art-page/${work?._id}`, Math.round((work?.price ?? 0) / 1_000)];
  const about = `≈ $${Number(thousands.toPrecision(3)).toLocaleString('en')}`;
  const visitor = await otherVisitor(browser, baseURL);
  const shifted = await watchShiftTotal(visitor);
  await visitor.goto(path);
  await visitor.getByRole('button', { name: 'Prices in other currencies' }).click();
  await visitor.getByRole('radio', { name: 'US Dollar (USD)' }).check();
  await expect(visitor.getByText(/^Rates of November 24, 2026/)).toBeVisible();
  await visitor.keyboard.press('Escape');
  for (const address of [path, `/artist?q=${encodeURIComponent(work?.name_of_artwork ?? '')}`]) {
    await visitor.goto(address);
    await expect(visitor.getByText(about).first()).toBeVisible();
    expect(await shifted(), address).toBeLessThanOrEqual(0.02);
  }
  await visitor.context().close();
});
