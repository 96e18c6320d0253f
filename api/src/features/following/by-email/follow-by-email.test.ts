import { randomUUID } from 'node:crypto';
import { maxFollowedArtists } from '@gallery/shared/contract/following/following';
import { sql } from 'drizzle-orm';
import { addArtwork } from '../../../testing/gallery/records';
import { emailReaders, newAddress, ten } from '../../../testing/setup/email-readers';
import { setUpApi } from '../../../testing/setup/setup-api';
import { emailFollowers, emailFollows } from './email-follower.table';
import { deleteUnconfirmedFollows } from './stop-follows';

const api = setUpApi();
const { send, newArtist, ask, post, mailsTo, followerOf, confirmLink, newReader } = emailReaders(api);

describe('asking', () => {
  test('an address follows by the button behind the mailed link', async () => {
    const [email, artist] = [newAddress(), await newArtist()];
    expect((await ask(email, artist.id)).json().message).toBe(
      'Almost following. Open the email that we have sent you, and confirm.',
    );
    const link = await confirmLink(email);
    expect((await api.app.inject(link)).body).toContain('<button type="submit">Follow Ngozi Eze</button>');
    await addArtwork(api.db, { artistId: artist.id });
    await send();
    for (const _ of [1, 2]) expect((await post(link)).body).toContain('You follow Ngozi Eze');
    await send();
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Confirm to hear about new works by Ngozi Eze',
    ]);
  });

  test('an address that follows already gets the same answer and no mail', async () => {
    const { email, artist } = await newReader();
    const answers = await ten(() => ask(email.toUpperCase(), artist.id));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.body).toBe((await ask(newAddress(), artist.id)).body);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('ten requests at once send one mail, and a minute later one more', async () => {
    const [email, artist] = [newAddress(), await newArtist()];
    const answers = await ten(() => ask(email, artist.id));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(await mailsTo(email)).toHaveLength(1);
    await api.db.update(emailFollows).set({ askedAt: sql`now() - interval '2 minutes'` });
    await ask(email, artist.id);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  test('an address gets at most ten confirmations in a day', async () => {
    const email = newAddress();
    for (let count = 0; count < 12; count += 1) {
      const artist = await newArtist();
      expect((await ask(email, artist.id)).statusCode).toBe(200);
    }
    expect(await mailsTo(email)).toHaveLength(10);
  });

  test('an unknown artist and an address that is none are refused', async () => {
    expect((await ask(newAddress(), randomUUID())).statusCode).toBe(404);
    const { id } = await newArtist();
    expect((await ask('nobody', id)).json().errors).toEqual({ email: 'Email is not valid' });
  });

  test('a form without scripts gets a page', async () => {
    const { id } = await newArtist();
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/following/by-email/page',
      payload: `email=${encodeURIComponent(newAddress())}&artist_id=${id}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('Open the email that we have sent you');
  });

  test('ten confirmations at once follow once', async () => {
    const [email, artist] = [newAddress(), await newArtist()];
    await ask(email, artist.id);
    const link = await confirmLink(email);
    const answers = await ten(() => post(link));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
  });

  test('the limit of artists is named to the owner of the address alone', async () => {
    const { email } = await newReader();
    const follower = await followerOf(email);
    const many = await Promise.all(Array.from({ length: maxFollowedArtists - 1 }, newArtist));
    await api.db.insert(emailFollows).values(
      many.map(({ id: artistId }) => {
        return { id: randomUUID(), followerId: follower?.id ?? '', artistId, confirmedAt: new Date() };
      }),
    );
    const one = await newArtist();
    expect((await ask(email, one.id)).statusCode).toBe(200);
    const refused = await post(await confirmLink(email));
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain('This address follows 100 artists, the most possible.');
  });
});

test('the cleanup deletes what nobody confirms within a month', async () => {
  const { email } = await newReader();
  const [forgotten, artist] = [newAddress(), await newArtist()];
  await ask(forgotten, artist.id);
  await api.db.update(emailFollows).set({ askedAt: sql`now() - interval '31 days'` });
  await deleteUnconfirmedFollows(api.db);
  expect(await followerOf(email)).toBeDefined();
  expect(await followerOf(forgotten)).toBeUndefined();
});

test('the database keeps one follow of an address and artist, and one reader of a row', async () => {
  const { email, artist } = await newReader();
  const followerId = (await followerOf(email))?.id ?? '';
  const again = { id: randomUUID(), followerId, artistId: artist.id };
  await expect(api.db.insert(emailFollows).values(again)).rejects.toThrow();
  await expect(api.db.insert(emailFollowers).values({ id: randomUUID(), email })).rejects.toThrow();
  await expect(api.db.insert(emailFollowers).values({ id: randomUUID() })).rejects.toThrow();
});
