import { expect, test } from '../../support/visit';

test("'?teams' labels each part of the page with its team and release", async ({ page, request }) => {
  await page.goto('/?teams');
  await expect(page.getByRole('banner')).toHaveAttribute('data-team', /^shell · \d/);
  await expect(page.getByRole('main')).toHaveAttribute('data-team', /^gallery · \d/);
  await expect(page.getByRole('contentinfo')).toHaveAttribute('data-team', /^shell · \d/);

  const main = page.getByRole('main');
  await expect(main).toHaveAttribute('data-team', / · LCP \d+ ms/);
  // The vital belongs to the team whose part moved most, which may be the shell.
  await expect(page.locator('[data-team*=" · CLS 0."]').first()).toBeAttached();
  await main.getByRole('tab').last().click();
  await expect(main).toHaveAttribute('data-team', / · INP \d+ ms/);
  await expect(async () => {
    await page.goto('/?teams');
    await expect(main).toHaveAttribute('data-team', /^gallery · \d[\w.-]* · live/, { timeout: 3000 });
  }).toPass();

  const rendered = await request.get('/?teams');
  expect(rendered.headers()['x-robots-tag']).toBe('noindex');
  expect(rendered.headers()['cache-control']).toBe('no-store');
  expect(await (await request.get('/')).text()).not.toContain('teams');
});
