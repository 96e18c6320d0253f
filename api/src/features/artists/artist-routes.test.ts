import { randomUUID } from 'node:crypto';
import type { ArtistsAnswer } from '@gallery/shared/contract/catalogue/artists/artist';
import { addArtist } from '../../testing/gallery/records';
import { setUpApi } from '../../testing/setup/setup-api';
import { artists } from './artist.table';

const api = setUpApi();

beforeEach(() => api.db.delete(artists));

test('lists artists for visitors, newest first, page by page', async () => {
  await addArtist(api.db, { firstname: 'Ṣadé', createdAt: new Date('2024-01-01') });
  await addArtist(api.db, { firstname: 'Ngọzi', createdAt: new Date('2024-01-02') });
  const first = (await api.app.inject('/api/artist/artists?limit=1')).json<ArtistsAnswer>();
  expect(first.artists.map(({ firstname }) => firstname)).toEqual(['Ngọzi']);
  const rest = await api.app.inject(`/api/artist/artists?limit=1&cursor=${first.next}`);
  expect(rest.json()).toMatchObject({ artists: [{ firstname: 'Ṣadé' }], next: null });
});

test('hides an artist’s email and phone from visitors and lists names only', async () => {
  const { id } = await addArtist(api.db);
  const artist = {
    _id: id,
    firstname: 'Adébáyọ̀',
    lastname: 'Ọlátúnjí',
    artist_statement: 'I paint what the rain leaves.',
    artist_bio: 'Born in Ìbàdàn.',
    slug: 'adebayo-olatunji',
    exhibitions: [],
    portrait: null,
    portrait_alt: '',
  };
  expect((await api.app.inject(`/api/artist/artist/${id}`)).json()).toEqual({ artist });
  expect((await api.app.inject('/api/artist/artists')).json()).toEqual({
    artists: [{ _id: id, firstname: 'Adébáyọ̀', lastname: 'Ọlátúnjí', slug: 'adebayo-olatunji' }],
    next: null,
  });
});

test.each([randomUUID(), 'nothing', '%00', '%F0%9F%8E%A8', '1'])(
  'answers 404 for the artist id %p',
  async (id) => {
    const answer = await api.app.inject(`/api/artist/artist/${id}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ message: 'No artist with this id.' });
  },
);

test.each(['limit=0', 'limit=many', 'cursor=garbage', 'cursor=%00', 'limit=1&limit=2'])(
  'refuses a list of artists with %s',
  async (query) => {
    const answer = await api.app.inject(`/api/artist/artists?${query}`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().message).toMatch(/^(limit|cursor) /);
  },
);
