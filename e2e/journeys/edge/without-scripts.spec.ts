import { expect, test } from '../../support/visit';

test.use({ javaScriptEnabled: false });

test('the menu of a phone opens, leads on, and fits a narrow one', { tag: '@390' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/');
  const about = page.getByRole('banner').getByRole('link', { name: 'About' });
  await expect(about).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(about).toBeVisible();
  expect((await about.boundingBox())?.x).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(about).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await about.click();
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
});

test('a visitor changes the tab, goes on in the list, searches, and opens a work', async ({
  page,
  catalogue,
}) => {
  const [work] = await catalogue.newest('limit=1&type=Sculpture');
  await page.goto('/');
  await page.getByRole('tab', { name: 'Sculpture' }).click();
  await expect(page).toHaveURL('/?category=sculpture');
  await expect(page.getByRole('tabpanel')).toContainText(work?.name_of_artwork ?? '');

  await page.goto('/artist');
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(page).toHaveURL(/\/artist\?cursor=/);
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('listitem').first()).toBeVisible();

  await page.getByRole('searchbox').fill(work?.name_of_artwork ?? '');
  await page.getByRole('radio', { name: 'All types' }).check();
  await page.getByRole('searchbox').press('Enter');
  await page
    .getByRole('region', { name: 'Results' })
    .getByRole('link', { name: work?.name_of_artwork })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: work?.name_of_artwork })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zoom' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();

  const statement = page.getByRole('region', { name: 'Artist statement' });
  await expect.poll(async () => (await statement.boundingBox())?.height).toBe(100);
  await page.getByText('Read more...').click();
  await expect.poll(async () => (await statement.boundingBox())?.height).toBeGreaterThan(100);
});
