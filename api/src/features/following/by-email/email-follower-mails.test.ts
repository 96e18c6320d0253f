import { sql } from 'drizzle-orm';
import { addArtwork } from '../../../testing/gallery/records';
import { emailReaders, newAddress, ten } from '../../../testing/setup/email-readers';
import { newFollower } from '../../../testing/setup/followers';
import { setUpApi } from '../../../testing/setup/setup-api';
import { followers } from '../following.table';

const api = setUpApi();
const {
  send,
  newArtist,
  ask,
  post,
  alertsTo,
  followerOf,
  confirmLink,
  follow,
  newReader,
  dayBefore,
  confirmAccount,
} = emailReaders(api);

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
