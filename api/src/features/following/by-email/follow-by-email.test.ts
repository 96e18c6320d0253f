import { randomUUID } from 'node:crypto';
import { maxFollowedArtists } from '@gallery/shared/contract/following/following';
import { eq, sql } from 'drizzle-orm';
import { addArtist, addArtwork } from '../../../testing/gallery/records';
import { noJobs, testMail, testSecret } from '../../../testing/server/test-app';
import { newFollower } from '../../../testing/setup/followers';
import { setUpApi } from '../../../testing/setup/setup-api';
import { mails } from '../../mail/mail.table';
import { outboxOf } from '../../mail/outbox';
import { users } from '../../users/user.table';
import { sendAlerts } from '../alerts/send-alerts';
import { followers } from '../following.table';
import { emailFollowers, emailFollows } from './email-follower.table';
import { deleteUnconfirmedFollows } from './stop-follows';

const api = setUpApi();
const send = () => sendAlerts({ db: api.db, outbox: outboxOf(testMail, noJobs), tokenSecrets: [testSecret] });
const ten = <T>(act: () => Promise<T>) => Promise.all(Array.from({ length: 10 }, act));
const newAddress = () => `${randomUUID()}@readers.example`;
const newArtist = () => addArtist(api.db, { firstname: 'Ngozi', lastname: 'Eze' });
const ask = (email: string, artist_id: string) =>
  api.app.inject({ method: 'POST', url: '/api/following/by-email', payload: { email, artist_id } });
const post = (url: string) => api.app.inject({ method: 'POST', url });
const mailsTo = (email: string) =>
  api.db.select().from(mails).where(eq(mails.toAddress, email)).orderBy(mails.createdAt);
const alertsTo = async (email: string) => (await mailsTo(email)).filter(({ stopUrl }) => stopUrl !== null);
const followerOf = async (email: string) =>
  (await api.db.select().from(emailFollowers).where(eq(emailFollowers.email, email)))[0];

/** Returns the path of the link in the newest mail. */
async function confirmLink(email: string): Promise<string> {
  const sent = await mailsTo(email);
  return (
    /https:\/\/gallery\.example(\/api\/following\/by-email\/confirm\/\S+)/.exec(
      sent.at(-1)?.text ?? '',
    )?.[1] ?? ''
  );
}

async function follow(email: string, artistId: string) {
  await ask(email, artistId);
  return post(await confirmLink(email));
}

async function newReader() {
  const [email, artist] = [newAddress(), await newArtist()];
  await follow(email, artist.id);
  return {
    email,
    artist,
    add: (name: string) => addArtwork(api.db, { artistId: artist.id, name, price: 480_000 }),
  };
}

const dayBefore = (email: string) =>
  api.db
    .update(emailFollowers)
    .set({ mailedAt: sql`now() - interval '1 day'` })
    .where(eq(emailFollowers.email, email));

const confirmAccount = (id: string) =>
  api.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, id));

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

describe('emails about new works', () => {
  test('one mail names each work once, at most one mail a day', async () => {
    const { email, add } = await newReader();
    const work = await add('Comb');
    await ten(send);
    await add('Lobes');
    await send();
    const [mail, ...others] = await alertsTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Comb by Ngozi Eze');
    expect(mail?.text).toContain('A new work matches what you follow.');
    expect(mail?.text).toContain(`You follow Ngozi Eze\nhttps://gallery.example/art-page/${work.id}`);
    expect(mail?.text).toContain('at most once a day because you follow Ngozi Eze.');
    await dayBefore(email);
    await send();
    expect((await alertsTo(email)).map(({ subject }) => subject)).toEqual([
      'Comb by Ngozi Eze',
      'Lobes by Ngozi Eze',
    ]);
  });

  test('one click stops them, and forgets the address', async () => {
    const { email, add } = await newReader();
    await add('Comb');
    await send();
    const [mail] = await alertsTo(email);
    const url = mail?.stopUrl?.replace('https://gallery.example', '') ?? '';
    expect((await api.app.inject(url)).body).toContain('<button type="submit">No more emails</button>');
    expect(await followerOf(email)).toBeDefined();
    for (const _ of [1, 2]) expect((await post(url)).statusCode).toBe(200);
    expect(await followerOf(email)).toBeUndefined();
  });

  test('a link for one purpose is not valid for another', async () => {
    const [email, artist] = [newAddress(), await newArtist()];
    await ask(email, artist.id);
    const link = await confirmLink(email);
    for (const bad of [link.replace('confirm', 'stop'), `${link}x`, '/api/following/by-email/stop/%00']) {
      const { statusCode, body } = await post(bad);
      expect([statusCode, body]).toEqual([404, expect.stringContaining('<h1>This link does not work</h1>')]);
    }
  });
});

describe('an account of the address', () => {
  async function readerWithAccount() {
    const account = await newFollower(api.app);
    const { email } = account.user;
    const artist = await newArtist();
    await follow(email, artist.id);
    return {
      account,
      email,
      artist,
      add: (name: string) => addArtwork(api.db, { artistId: artist.id, name }),
    };
  }

  test('gets the follows once it has confirmed the address, and no work twice', async () => {
    const { account, email, artist, add } = await readerWithAccount();
    await add('Comb');
    await send();
    const [first] = await alertsTo(email);
    expect((await account.following()).artists).toEqual([]);
    await confirmAccount(account.user._id);
    await ten(send);
    expect((await account.following()).artists).toMatchObject([{ artist: { _id: artist.id } }]);
    await api.db.update(followers).set({ mailedAt: sql`now() - interval '1 day'` });
    await send();
    expect(await alertsTo(email)).toHaveLength(1);
    expect((await post(first?.stopUrl?.replace('https://gallery.example', '') ?? '')).statusCode).toBe(200);
    expect((await account.following()).mails_stopped).toBe(true);
  });

  test('gets a follow at its confirmation', async () => {
    const account = await newFollower(api.app);
    await confirmAccount(account.user._id);
    const artist = await newArtist();
    await ask(account.user.email, artist.id);
    const link = await confirmLink(account.user.email);
    const answers = await ten(() => post(link));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect((await account.following()).artists).toMatchObject([{ artist: { _id: artist.id } }]);
  });

  test('with an unconfirmed address follows too, and each work still comes once', async () => {
    const { account, email, artist, add } = await readerWithAccount();
    await account.follow(artist.id);
    await add('Comb');
    await send();
    await dayBefore(email);
    await api.db.update(followers).set({ mailedAt: sql`now() - interval '1 day'` });
    await send();
    expect(await alertsTo(email)).toHaveLength(1);
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
