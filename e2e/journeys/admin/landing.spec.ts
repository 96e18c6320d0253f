import type { APIRequestContext } from '@playwright/test';
import { curatorsToken, visitAsCurator } from '../../support/admin/curator';
import { expectAccessible } from '../../support/sweep';
import { expect, test } from '../../support/visit';

test('a curator chooses the hero, visitors get it, and the standing choice returns', async ({
  page,
  request,
  catalogue,
}) => {
  await removeChoices(request);
  await visitAsCurator(page, '/admin/landing');
  // A page that the edge rendered late has no work at first.
  await expect.poll(() => heroAt(request, '/')).toBeTruthy();
  const before = await heroAt(request, '/');
  const works = await catalogue.forSale('sort=name');
  const work = works.find(
    ({ _id, picture }) => picture && Math.min(picture.width, picture.height) >= 1000 && _id !== before,
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
  // The edge stores the page of each address for some seconds, so the first visit of another address is quicker.
  await expect.poll(() => heroAt(request, '/?category=sculpture'), { timeout: 30_000 }).toBe(work?._id);

  await panel.getByRole('button', { name: `Remove ${name} from Hero` }).click();
  await expect(panel.getByText(/^Shown, from/)).toHaveCount(0);
  await expect.poll(() => heroAt(request, '/?category=digital-painting'), { timeout: 30_000 }).toBe(before);
});

/** Returns the work that the page shows first before its scripts. */
async function heroAt(request: APIRequestContext, address: string): Promise<string | undefined> {
  const html = await (await request.get(address)).text();
  const [, hero = ''] = /id="first-view"(.*?)<\/section>/s.exec(html) ?? [];
  return [...hero.matchAll(/href="\/art-page\/([^"]+)"/g)].at(-1)?.[1];
}

/** An interrupted attempt may have left its choice. */
async function removeChoices(request: APIRequestContext) {
  const headers = { authorization: `Bearer ${await curatorsToken(request)}` };
  const { places } = await (await request.get('/api/landing/choices', { headers })).json();
  const [hero] = (places as { place: string; choices: { _id: string }[] }[]).filter(
    ({ place }) => place === 'hero',
  );
  for (const { _id } of hero?.choices ?? []) await request.delete(`/api/landing/choices/${_id}`, { headers });
}
