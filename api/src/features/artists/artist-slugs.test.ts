import { addArtist } from '../../testing/gallery/records';
import { artistForm as form, setUpArtists } from '../../testing/setup/artists';

const { adminApi, curator } = setUpArtists();

async function read(idOrSlug: string) {
  const answer = await adminApi.app.inject(`/api/artist/artist/${encodeURIComponent(idOrSlug)}`);
  return { status: answer.statusCode, artist: answer.json().artist };
}

async function create(email: string, names: Partial<typeof form> = {}): Promise<string> {
  const { artist } = await curator.does('POST', '/artist/create', { ...form, ...names, email });
  return artist.slug;
}

test('a slug is the name without accents, and finds the artist in any letter case', async () => {
  expect(await create(form.email)).toBe('ngozi-eze');
  for (const slug of ['ngozi-eze', 'Ngozi-Eze'])
    expect(await read(slug)).toMatchObject({
      status: 200,
      artist: { firstname: 'Ngọzi', slug: 'ngozi-eze' },
    });
});

test('ten artists with one name, created at once, get ten slugs', async () => {
  const slugs = await Promise.all(Array.from({ length: 10 }, (_, at) => create(`eze${at}@artists.example`)));
  expect(new Set(slugs)).toEqual(
    new Set(['ngozi-eze', ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => `ngozi-eze-${n}`)]),
  );
});

test('a renamed artist keeps the former address, and nobody else gets it', async () => {
  const { artist } = await curator.does('POST', '/artist/create', form);
  const url = `/artist/artist/${artist._id}`;
  await curator.does('PUT', url, { ...form, lastname: 'Okafor' });
  expect(await read('ngozi-eze')).toMatchObject({ status: 200, artist: { slug: 'ngozi-okafor' } });
  expect(await create('other@artists.example')).toBe('ngozi-eze-2');
  await curator.does('PUT', url, form);
  expect(await read(artist._id)).toMatchObject({ artist: { slug: 'ngozi-eze' } });
});

test('a changed accent keeps the slug', async () => {
  await create('first@artists.example');
  const second = await curator.does('POST', '/artist/create', form);
  const url = `/artist/artist/${second.artist._id}`;
  const changed = await curator.does('PUT', url, { ...form, firstname: 'Ngozi' });
  expect(changed.artist).toMatchObject({ firstname: 'Ngozi', slug: 'ngozi-eze-2' });
});

test('a removed artist frees the slug', async () => {
  const { artist } = await curator.does('POST', '/artist/create', form);
  await curator.does('DELETE', '/artist/delete', { artist_id: artist._id });
  expect(await read('ngozi-eze')).toMatchObject({ status: 404 });
  expect(await create('other@artists.example')).toBe('ngozi-eze');
});

test('a name in letters without a Latin form still has an address', async () => {
  expect(await create('li@artists.example', { firstname: '李', lastname: '白' })).toBe('artist');
  expect(await create('ou@artists.example', { firstname: 'Ɔkɔ', lastname: 'Đặng' })).toBe('oko-dang');
});

test.each(['nobody-here', 'a'.repeat(200), "x' OR true", '../artists', '%00'])(
  "refuses '%s' as unknown",
  async (slug) => {
    expect(await read(slug)).toMatchObject({ status: 404 });
  },
);

test('the addresses of all pages arrive page by page for the sitemap', async () => {
  await addArtist(adminApi.db, { firstname: 'Ṣadé' });
  await addArtist(adminApi.db, { firstname: 'Ẹfẹ́' });
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const url: string = `/api/artist/pages?limit=1${cursor && `&cursor=${cursor}`}`;
    const { pages, next } = (await adminApi.app.inject(url)).json();
    seen.push(...pages.map(({ _id }: { _id: string }) => _id));
    cursor = next;
  }
  expect(seen.sort()).toEqual(['efe-olatunji', 'sade-olatunji']);
});
