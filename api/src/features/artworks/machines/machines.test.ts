import { randomUUID } from 'node:crypto';
import Ajv from 'ajv/dist/2020';
import { eq } from 'drizzle-orm';
import { addAuction, addLot } from '../../../testing/gallery/auctions';
import { addArtist, addArtwork } from '../../../testing/gallery/records';
import { addWorkEntries } from '../../../testing/gallery/work-entries';
import { iiifManifestSchema } from '../../../testing/machines/iiif-rules';
import { linkedArtSchema } from '../../../testing/machines/linked-art-rules';
import { setUpApi } from '../../../testing/setup/setup-api';
import { pictures } from '../../media/picture.table';
import { artworks } from '../artwork.table';
import { readProductFeed } from './product-feed';

const api = setUpApi();
const site = 'https://gallery.example';

function check(schema: object) {
  const validate = new Ajv().compile(schema);
  return (answer: unknown) => {
    validate(answer);
    return validate.errors;
  };
}

async function picturedWork(given: Parameters<typeof addArtwork>[1] = {}) {
  const hash = randomUUID().replaceAll('-', '');
  const size = { width: 2_000, height: 1_500, widths: [320, 1280] };
  await api.db.insert(pictures).values({ ...size, hash, placeholder: 'data:,' });
  const work = await addArtwork(api.db, given);
  await api.db.update(artworks).set({ pictureHash: hash }).where(eq(artworks.id, work.id));
  return { ...work, hash };
}

const history = [
  { kind: 'provenance', date: '2019', text: 'The artist', isPublic: true },
  { kind: 'provenance', text: 'Private collection', isPublic: true },
  { kind: 'exhibition', date: '2024', text: 'Lagos', isPublic: true },
  { kind: 'provenance', text: 'Secret', isPublic: false },
] as const;

const facts = { year: 1998, materials: 'Oil on canvas', height_cm: 92, width_cm: 130.5, weight_kg: 4 };

test('a manifest shows the picture of a work with its facts', async () => {
  const artist = await addArtist(api.db);
  const { id, name, hash } = await picturedWork({ ...facts, artistId: artist.id });
  await addWorkEntries(api.db, id, history);
  const answer = await api.app.inject(`/api/artwork/${id}/manifest.json`);
  const manifest = answer.json();
  expect(check(iiifManifestSchema)(manifest)).toBeNull();
  expect(manifest).toMatchObject({
    id: `${site}/iiif/${id}/manifest.json`,
    label: { none: [name] },
    homepage: [{ id: `${site}/art-page/${id}` }],
    items: [{ width: 1280, height: 960 }],
  });
  const [canvas] = manifest.items;
  const [painting] = canvas.items[0].items;
  expect(painting.target).toBe(canvas.id);
  expect(painting.body.id).toContain(`${hash}/1280.webp`);
  expect(JSON.stringify(manifest.metadata)).toContain('92 × 130.5 cm');
  expect(manifest.metadata).toContainEqual({
    label: { en: ['Provenance'] },
    value: { none: ['2019: The artist', 'Private collection'] },
  });
  expect(JSON.stringify(manifest)).not.toContain('Secret');
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringContaining('application/ld+json'),
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=300',
  });
});

test('Linked Art describes a work, also without facts', async () => {
  const artist = await addArtist(api.db);
  const whole = await picturedWork({ ...facts, artistId: artist.id });
  const bare = await addArtwork(api.db, { type: 'Digital Painting' });
  await addWorkEntries(api.db, whole.id, history);
  const isLinkedArt = check(linkedArtSchema);
  const answer = (await api.app.inject(`/api/artwork/${whole.id}/linked-art.json`)).json();
  expect(isLinkedArt(answer)).toBeNull();
  expect(answer.dimension).toHaveLength(3);
  const told = answer.referred_to_by.map(({ content }: { content: string }) => content);
  expect(told).toEqual(expect.arrayContaining(['2019: The artist', 'Private collection', '2024: Lagos']));
  expect(JSON.stringify(answer)).not.toContain('Secret');
  expect(answer.produced_by.timespan.begin_of_the_begin).toBe('1998-01-01T00:00:00Z');
  expect(isLinkedArt((await api.app.inject(`/api/artwork/${bare.id}/linked-art.json`)).json())).toBeNull();
});

test('an unchanged answer is not sent again', async () => {
  const { id } = await picturedWork();
  const url = `/api/artwork/${id}/manifest.json`;
  const { headers } = await api.app.inject(url);
  const again = await api.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('an archived work, an unknown one, and one without a picture have no manifest', async () => {
  const { id } = await picturedWork({ archivedAt: new Date() });
  const bare = await addArtwork(api.db);
  for (const one of [id, bare.id, randomUUID(), 'nothing', '%00'])
    expect((await api.app.inject(`/api/artwork/${one}/manifest.json`)).statusCode).toBe(404);
  expect((await api.app.inject(`/api/artwork/${id}/linked-art.json`)).statusCode).toBe(404);
});

test('the product feed lists what can be bought, and no field is empty', async () => {
  const offered = await picturedWork({ name: 'Rain & <Dust>', price: 320_000 });
  const hidden = [
    await picturedWork({ priceOnRequest: true }),
    await picturedWork({ availability: 'sold' }),
    await picturedWork({ archivedAt: new Date() }),
    await addArtwork(api.db),
  ];
  const inAuction = await picturedWork();
  await addLot(api.db, await addAuction(api.db), { artworkId: inAuction.id });
  const xml = await readProductFeed(api.db, site);
  expect(xml).toContain(`<g:id>${offered.id}</g:id><g:title>Rain &amp; &lt;Dust&gt;`);
  expect(xml).toContain('<g:price>320000.00 NGN</g:price>');
  expect(xml).toContain(`<g:link>${site}/art-page/${offered.id}</g:link>`);
  for (const { id } of hidden.concat(inAuction)) expect(xml).not.toContain(id);
  expect(xml).not.toMatch(/<(g:\w+|title|link|description)><\//);
  for (const item of xml.match(/<item>.*<\/item>/g) ?? [])
    for (const field of ['id', 'title', 'description', 'link', 'image_link', 'availability', 'price'])
      expect(item).toContain(`<g:${field}>`);
});

test('a sold work leaves the product feed', async () => {
  const { id } = await picturedWork();
  expect(await readProductFeed(api.db, site)).toContain(id);
  await api.db.update(artworks).set({ availability: 'sold' }).where(eq(artworks.id, id));
  expect(await readProductFeed(api.db, site)).not.toContain(id);
  const { headers } = await api.app.inject('/api/artwork/products.xml');
  expect(headers['content-type']).toContain('application/xml');
});
