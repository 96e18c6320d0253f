import { visitAsCurator } from '../../support/admin/curator';
import { smallJpeg } from '../../support/admin/images';
import { createOwnArtist, uniqueName } from '../../support/admin/own-artist';
import { expectAccessible } from '../../support/sweep';
import { expect, test } from '../../support/visit';

test('a visitor goes from a work to its artist and back to another work', async ({ page, catalogue }) => {
  const [work] = await catalogue.forSale();
  if (!work) throw new Error('The demo collection has works for sale.');
  const { firstname, lastname, slug } = work.artist_id;
  await page.goto(`/art-page/${work._id}`);
  await page.getByRole('link', { name: firstname, exact: true }).first().click();
  await expect(page).toHaveURL(`/artist/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: `${firstname} ${lastname}` })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Exhibitions' }).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('region', { name: /^Available/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/art-page\//);
});

test('a curator’s exhibition appears on the page, and a renamed artist keeps the old address', async ({
  page,
  request,
}) => {
  const lastname = uniqueName('Ani');
  await visitAsCurator(page, '/admin/create-artist');
  await page.getByLabel('First name').fill('Chịọma');
  await page.getByLabel('Last name').fill(lastname);
  await page.getByLabel('Email').fill(`${lastname}@example.com`);
  await page.getByLabel('Phone number').fill('+234 803 555 0142');
  await page.getByLabel('Artist statement').fill('Clay remembers.');
  await page.getByLabel('Artist biography').fill('Born in Nsukka.');
  await page.getByLabel('Exhibitions').fill('2024; After the Rains; Uli Gallery, Lagos');
  await page.getByRole('button', { name: 'Create Artist' }).click();
  await page.getByRole('link', { name: /^Edit Chịọma/ }).click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByRole('button', { name: 'Update Artist' }).click();
  await expect(page.getByText('Artist updated.')).toBeVisible();

  const former = `/artist/chioma-${lastname.toLowerCase()}`;
  await expect.poll(async () => (await request.get(former)).url()).toContain('/artist/ada-');
  await page.goto(former);
  await expect(page.getByRole('heading', { level: 1, name: `Ada ${lastname}` })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'After the Rains' })).toBeVisible();
  expect((await request.get('/artist/nobody-here')).status()).toBe(404);
});

test('a curator’s portrait takes the place of a work on the page and for search engines', async ({
  page,
  request,
  catalogue,
}) => {
  const { email } = await createOwnArtist(request);
  const { _id, slug } = (await catalogue.own({ artist_email: email })).artist_id;
  await visitAsCurator(page, `/admin/edit-admin-artist/${_id}`);
  await page.getByLabel('Upload portrait').setInputFiles(await smallJpeg());
  await expect(page.getByText('Uploaded')).toBeVisible();
  await page.getByLabel('Description of the portrait').fill('The artist at a window');
  await page.getByRole('button', { name: 'Update Artist' }).click();
  await expect(page.getByText('Artist updated.')).toBeVisible();

  const made = async () => {
    const { artist } = await (await request.get(`/api/artist/artist/${_id}`)).json();
    return artist.portrait?.base ?? '';
  };
  await expect.poll(made).not.toBe('');
  await page.goto(`/artist/${slug}`);
  await expect(page.getByRole('img', { name: 'The artist at a window' })).toBeVisible();
  const html = await (await page.request.get(`/artist/${slug}`)).text();
  expect(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1]).toContain(
    `${await made()}/`,
  );
  await expectAccessible(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of an artist shows texts, works, and exhibitions', async ({ page, catalogue }) => {
    const [work] = await catalogue.forSale();
    await page.goto(`/artist/${work?.artist_id.slug}`);
    await expect(page.getByRole('region', { name: 'Biography' }).getByRole('paragraph')).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Exhibitions' }).getByRole('listitem').first(),
    ).toBeVisible();
    await expect(
      page
        .getByRole('region', { name: /^Available/ })
        .getByRole('link')
        .first(),
    ).toBeVisible();
  });
});
