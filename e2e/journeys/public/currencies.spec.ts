import { curatorsToken } from '../../support/admin/curator';
import { send } from '../../support/call-api';
import { watchShiftTotal } from '../../support/shifts';
import { expect, test } from '../../support/visit';

test('a visitor sees prices also in a chosen currency, and nothing moves', async ({
  page,
  request,
  catalogue,
}) => {
  const rates = [
    { code: 'USD', naira: 1_000 },
    { code: 'GBP', naira: 2_000 },
  ];
  const { version } = await (await request.get('/api/currency')).json();
  const token = await curatorsToken(request);
  await send(request, 'put', '/currency', { rates, day: '2026-11-24', version }, token);

  const [work] = await catalogue.forSale('type=Painting');
  const [path, thousands] = [`/art-page/${work?._id}`, Math.round((work?.price ?? 0) / 1_000)];
  const about = `≈ $${Number(thousands.toPrecision(3)).toLocaleString('en')}`;
  const shifted = await watchShiftTotal(page);
  await page.goto(path);
  await page.getByRole('button', { name: 'Prices in other currencies' }).click();
  await page.getByRole('radio', { name: 'US Dollar (USD)' }).check();
  await expect(page.getByText(/^Rates of November 24, 2026/)).toBeVisible();
  await page.keyboard.press('Escape');
  for (const address of [path, `/artist?q=${encodeURIComponent(work?.name_of_artwork ?? '')}`]) {
    await page.goto(address);
    await expect(page.getByText(about).first()).toBeVisible();
    expect(await shifted(), address).toBeLessThanOrEqual(0.02);
  }
});
