import { expect, test } from '../../support/visit';

test("the header of a wide screen needs no menu, 'Visit gallery today' scrolls, and each link of the page opens one", async ({
  page,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  for (const name of ['Artworks', 'About', 'Events', 'Auctions', 'Contact', 'Register', 'Login'])
    await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();

  const panel = page.getByRole('region', { name: 'We are expecting you' });
  await expect(panel).not.toBeInViewport();
  await page.getByRole('link', { name: 'Visit gallery today' }).click();
  await expect(panel.getByRole('heading')).toBeInViewport();
  await expect(page).toHaveURL('/');
  await expect(panel.getByRole('img')).toHaveJSProperty('complete', true);

  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const links = await page.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  // One work stands for all.
  const kinds = new Map(links.map((href) => [href?.replace(/^(\/art-page\/).*/, '$1'), href ?? '']));
  const inside = [...kinds.values()].filter((href) => /^\//.test(href));
  expect(inside.length).toBeGreaterThan(18);
  for (const href of inside) expect((await page.request.get(href)).status(), href).toBe(200);
});
