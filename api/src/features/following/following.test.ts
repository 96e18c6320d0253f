import { randomUUID } from 'node:crypto';
import { maxFollowedArtists, maxSavedSearches } from '@gallery/shared/contract/following/following';
import { eq, sql } from 'drizzle-orm';
import { addArtist, addArtwork } from '../../testing/gallery/records';
import { newFollower } from '../../testing/setup/followers';
import { setUpApi } from '../../testing/setup/setup-api';
import { artworks } from '../artworks/artwork.table';
import { users } from '../users/user.table';
import { followedArtists, followers, savedSearches } from './following.table';

const api = setUpApi();
const follower = () => newFollower(api.app);

test('follows an artist once, and stops', async () => {
  const [ada, artist] = [await follower(), await addArtist(api.db, { firstname: 'Ngozi', lastname: 'Eze' })];
  await Promise.all(Array.from({ length: 10 }, () => ada.follow(artist.id)));
  expect((await ada.call('GET', '/artists')).json()).toEqual({ artists: [artist.id] });
  expect((await ada.following()).artists).toMatchObject([{ artist: { _id: artist.id, firstname: 'Ngozi' } }]);
  expect((await ada.call('DELETE', `/artists/${artist.id}`)).statusCode).toBe(200);
  expect((await ada.following()).artists).toEqual([]);
});

test.each([randomUUID(), 'nobody', '%00'])('knows no artist %j', async (id) => {
  expect((await (await follower()).follow(id)).statusCode).toBe(404);
});

test('ten requests at the limit follow one more artist', async () => {
  const ada = await follower();
  const row = () => ({ userId: ada.user._id });
  const all = await Promise.all(Array.from({ length: maxFollowedArtists + 9 }, () => addArtist(api.db)));
  await api.db
    .insert(followedArtists)
    .values(all.slice(0, maxFollowedArtists - 1).map(({ id }) => ({ ...row(), artistId: id })));
  const answers = await Promise.all(all.slice(maxFollowedArtists - 1).map(({ id }) => ada.follow(id)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json().message).toBe(
    'You follow 100 artists, the most possible. Stop following one to follow another.',
  );
});

test('saves a query of the catalogue once, with a name in words', async () => {
  const [ada, artist] = [await follower(), await addArtist(api.db, { firstname: 'Ngozi', lastname: 'Eze' })];
  const query = `max=500000&sort=name&type=Painting&artist=${artist.id}&cursor=x`;
  const saved = await Promise.all(Array.from({ length: 10 }, () => ada.save(query)));
  expect(new Set(saved.map((answer) => answer.json().search._id)).size).toBe(1);
  const { searches } = await ada.following();
  expect(searches).toMatchObject([
    { name: 'Paintings by Ngozi Eze under #500,000', query: `artist=${artist.id}&max=500000&type=Painting` },
  ]);
  expect((await ada.call('DELETE', `/searches/${searches[0]._id}`)).statusCode).toBe(200);
  expect((await ada.following()).searches).toEqual([]);
});

test.each(['sort=name', 'nothing=here', ' ', 'max=many', `q=${'a'.repeat(600)}`])(
  'refuses to save the query %j',
  async (query) => {
    expect((await (await follower()).save(query)).statusCode).toBe(422);
  },
);

test('refuses a search beyond the limit', async () => {
  const ada = await follower();
  for (let max = 1; max <= maxSavedSearches; max += 1) await ada.save(`max=${max}`);
  const answer = await ada.save('max=5000');
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    'You have 20 saved searches, the most possible. Delete one to save another.',
  ]);
});

test("deletes no other person's search", async () => {
  const [ada, bola] = [await follower(), await follower()];
  const { search } = (await ada.save('q=bronze')).json();
  expect((await bola.call('DELETE', `/searches/${search._id}`)).statusCode).toBe(404);
  expect((await ada.following()).searches).toHaveLength(1);
});

test('shows works that arrived since, each once, without sold and archived ones', async () => {
  const [ada, artist] = [await follower(), await addArtist(api.db, { firstname: 'Ngozi', lastname: 'Eze' })];
  await addArtwork(api.db, { artistId: artist.id, createdAt: new Date('2026-01-01') });
  await ada.follow(artist.id);
  await ada.save('type=Sculpture');
  const both = await addArtwork(api.db, { artistId: artist.id, type: 'Sculpture', name: 'Comb' });
  await addArtwork(api.db, { artistId: artist.id, availability: 'sold' });
  await addArtwork(api.db, { artistId: artist.id, archivedAt: new Date() });
  const found = await addArtwork(api.db, { type: 'Sculpture', name: 'Lobes' });
  expect((await ada.following()).works).toMatchObject([
    { artwork: { _id: found.id }, reason: 'Your search: Sculptures' },
    { artwork: { _id: both.id }, reason: 'You follow Ngozi Eze' },
  ]);
  expect(await ada.unseen()).toBe(2);
});

test('counts the works since the last visit', async () => {
  const [ada, artist] = [await follower(), await addArtist(api.db)];
  await ada.follow(artist.id);
  const work = await addArtwork(api.db, { artistId: artist.id });
  expect(await ada.unseen()).toBe(1);
  await ada.call('POST', '/news');
  expect(await ada.unseen()).toBe(0);
  await api.db
    .update(artworks)
    .set({ createdAt: sql`now() + interval '1 second'` })
    .where(eq(artworks.id, work.id));
  expect(await ada.unseen()).toBe(1);
});

test('everything that a deleted account followed is deleted', async () => {
  const [ada, artist] = [await follower(), await addArtist(api.db)];
  await ada.follow(artist.id);
  await ada.save('q=bronze');
  await api.db.delete(users).where(eq(users.id, ada.user._id));
  for (const table of [followedArtists, savedSearches, followers])
    expect(await api.db.select().from(table).where(eq(table.userId, ada.user._id))).toEqual([]);
});
