import { randomUUID } from 'node:crypto';
import { visitAsCurator } from '../../support/admin/curator';
import { smallJpeg } from '../../support/admin/images';
import { createOwnArtist } from '../../support/admin/own-artist';
import { expectAccessible } from '../../support/sweep';
import { expect, test } from '../../support/visit';

test('a curator’s new name, exhibition, and portrait appear on the page, also under its former address', async ({
  page,
  request,
  catalogue,
}) => {
  const { email, lastname } = await createOwnArtist(request);
  const { _id, slug: former } = (await catalogue.own({ artist_email: email })).artist_id;
  await visitAsCurator(page, `/admin/edit-admin-artist/${_id}`);
  await page.getByLabel('Upload portrait').setInputFiles(await smallJpeg());
  await expect(page.getByText('Uploaded')).toBeVisible();
  await page.getByLabel('Description of the portrait').fill('The artist at a window');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Exhibitions').fill('2024; After the Rains; Uli Gallery, Lagos');
  await page.getByRole('button', { name: 'Update Artist' }).click();
  await expect(page.getByText('Artist updated.')).toBeVisible();

  const made = async () => {
    const { artist } = await (await request.get(`/api/artist/artist/${_id}`)).json();
    return artist.portrait?.base ?? '';
  };
  await expect.poll(made).not.toBe('');
  await expect.poll(async () => (await request.get(`/artist/${former}`)).url()).toContain('/artist/ada-');
  await page.goto(`/artist/${former}`);
  await expect(page.getByRole('heading', { level: 1, name: `Ada ${lastname}` })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'After the Rains' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'The artist at a window' })).toBeVisible();
  const html = await (await request.get(`/artist/${former}`)).text();
  expect(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1]).toContain(
    `${await made()}/`,
  );
  await expectAccessible(page);
  expect((await request.get('/artist/nobody-here')).status()).toBe(404);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of an artist shows texts, works, and exhibitions, and a visitor asks to follow', async ({
    page,
    catalogue,
  }) => {
    const [work] = await catalogue.forSale();
    const { firstname, lastname, slug } = work?.artist_id ?? {};
    await page.goto(`/artist/${slug}`);
    const region = (name: string | RegExp) => page.getByRole('region', { name });
    await expect(region('Biography').getByRole('paragraph')).toBeVisible();
    await expect(region('Exhibitions').getByRole('listitem').first()).toBeVisible();
    await expect(
      region(/^Available/)
        .getByRole('link')
        .first(),
    ).toBeVisible();
    await page.getByRole('textbox', { name: 'Email' }).fill(`${randomUUID()}@readers.example`);
    await page.getByRole('button', { name: `Follow ${firstname} ${lastname}` }).click();
    await expect(page.getByText(/^Almost following. Open the email/)).toBeVisible();
  });
});
