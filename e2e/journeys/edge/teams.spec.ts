import { expect, test } from '../../support/visit';

test('on request the page shows which team draws what, and in which release', async ({ page, request }) => {
  await page.goto('/?teams');
  await expect(page.getByRole('banner')).toHaveAttribute('data-team', /^shell · \d/);
  await expect(page.getByRole('main')).toHaveAttribute('data-team', /^gallery · \d/);
  await expect(page.getByRole('contentinfo')).toHaveAttribute('data-team', /^shell · \d/);

  await expect(page.getByRole('main')).toHaveAttribute('data-team', /^gallery · .* · LCP \d+ ms/);

  const rendered = await request.get('/?teams');
  expect(rendered.headers()['x-robots-tag']).toBe('noindex');
  expect(rendered.headers()['cache-control']).toBe('no-store');
  expect(await (await request.get('/')).text()).not.toContain('teams');
});
