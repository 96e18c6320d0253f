import { randomUUID } from 'node:crypto';
import type { ArtistsAnswer } from '@gallery/shared/contract/artist';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../../db/client';
import { artists } from '../../db/schema';
import { addArtist } from '../../testing/records';
import { buildTestApp } from '../../testing/test-app';
import { openTestDatabase } from '../../testing/test-database';

let database: OpenDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await openTestDatabase();
  app = buildTestApp(database.db);
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(() => database.db.delete(artists));

test('visitors see the artists, newest first, page by page', async () => {
  await addArtist(database.db, { firstname: 'Ṣadé', createdAt: new Date('2024-01-01') });
  await addArtist(database.db, { firstname: 'Ngọzi', createdAt: new Date('2024-01-02') });
  const first = (await app.inject('/api/artist/artists?limit=1')).json<ArtistsAnswer>();
  expect(first.artists.map(({ firstname }) => firstname)).toEqual(['Ngọzi']);
  const rest = await app.inject(`/api/artist/artists?limit=1&cursor=${first.next}`);
  expect(rest.json()).toMatchObject({ artists: [{ firstname: 'Ṣadé' }], next: null });
});

test('an artist’s e-mail address and phone number are not for visitors', async () => {
  const { id } = await addArtist(database.db);
  const artist = {
    _id: id,
    firstname: 'Adébáyọ̀',
    lastname: 'Ọlátúnjí',
    artist_statement: 'I paint what the rain leaves.',
    artist_bio: 'Born in Ìbàdàn.',
  };
  expect((await app.inject(`/api/artist/artist/${id}`)).json()).toEqual({ artist });
  expect((await app.inject('/api/artist/artists')).json()).toEqual({ artists: [artist], next: null });
});

test.each([randomUUID(), 'nothing', '%00', '%F0%9F%8E%A8', '1'])('no artist has the id %p', async (id) => {
  const answer = await app.inject(`/api/artist/artist/${id}`);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ message: 'No artist with this id.' });
});

test.each(['limit=0', 'limit=many', 'cursor=garbage', 'cursor=%00', 'limit=1&limit=2'])(
  'a list of artists is refused for %s',
  async (query) => {
    const answer = await app.inject(`/api/artist/artists?${query}`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().message).toMatch(/^(limit|cursor) /);
  },
);
