import type { APIRequestContext } from '@playwright/test';
import { curatorsToken, visitAsCurator } from '../../support/admin/curator';
import { expectAccessible } from '../../support/sweep';
import { expect, test } from '../../support/visit';

test('a curator chooses the hero, visitors see it, and the standing choice returns', async ({
  page,
  browser,
  request,
  catalogue,
}) => {
  await removeChoices(request);
  const visitor = await (await browser.newContext()).newPage();
  await visitAsCurator(page, '/admin/landing');
  const site = new URL('/', page.url()).href;
  await visitor.goto(site);
  const hero = visitor.locator('#first-view').getByRole('link').last();
  // A page that the edge rendered late has no work at first.
  await expect(hero).toHaveAttribute('href', /^\/art-page\//);
  const before = (await hero.getAttribute('href')) ?? '';
  const works = await catalogue.forSale('sort=name');
  const work = works.find(
    ({ _id, picture }) => picture && Math.min(picture.width, picture.height) >= 1000 && !before.endsWith(_id),
  );
  const name = work?.name_of_artwork ?? '';

  await page.getByRole('button', { name: 'Choose a work: Hero' }).click();
  await page.getByLabel('Work', { exact: true }).fill(name);
  await page.getByRole('option', { name }).first().click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show this work' }).click();
  const panel = page.getByRole('region', { name: 'Hero' });
  await expect(panel.getByText(/^Shown, from/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Preview' }).getByText(name)).toBeVisible();
  await expectHero('/?category=sculpture', `/art-page/${work?._id}`);

  await panel.getByRole('button', { name: `Remove ${name} from Hero` }).click();
  await expect(panel.getByText(/^Shown, from/)).toHaveCount(0);
  await expectHero('/?category=digital-painting', before);
  await visitor.context().close();

  /** The edge stores the page of each address for some seconds, so the first visit of another address is quicker. */
  async function expectHero(path: string, address: string) {
    await expect(async () => {
      await visitor.goto(new URL(path, site).href);
      await expect(hero).toHaveAttribute('href', address, { timeout: 3_000 });
    }).toPass();
  }
});

/** An interrupted attempt may have left its choice. */
async function removeChoices(request: APIRequestContext) {
  const headers = { authorization: `Bearer ${await curatorsToken(request)}` };
  const { places } = await (await request.get('/api/landing/choices', { headers })).json();
  const [hero] = (places as { place: string; choices: { _id: string }[] }[]).filter(
    ({ place }) => place === 'hero',
  );
  for (const { _id } of hero?.choices ?? []) await request.delete(`/api/landing/choices/${_id}`, { headers });
}
