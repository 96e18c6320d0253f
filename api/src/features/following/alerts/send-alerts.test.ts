import { eq, sql } from 'drizzle-orm';
import { addEdition } from '../../../testing/gallery/editions';
import { addArtist, addArtwork } from '../../../testing/gallery/records';
import { noJobs, testMail, testSecret } from '../../../testing/server/test-app';
import { newFollower } from '../../../testing/setup/followers';
import { setUpApi } from '../../../testing/setup/setup-api';
import { mails } from '../../mail/mail.table';
import { outboxOf } from '../../mail/outbox';
import { followers } from '../following.table';
import { sendAlerts } from './send-alerts';

const api = setUpApi();
const send = () => sendAlerts({ db: api.db, outbox: outboxOf(testMail, noJobs), tokenSecrets: [testSecret] });

type Follower = Awaited<ReturnType<typeof newFollower>>;

function alertsTo({ user }: Follower) {
  return api.db.select().from(mails).where(eq(mails.toAddress, user.email)).orderBy(mails.createdAt);
}

async function followed() {
  const artist = await addArtist(api.db, { firstname: 'Ngozi', lastname: 'Eze' });
  const ada = await newFollower(api.app);
  await ada.follow(artist.id);
  return { ada, add: (name: string) => addArtwork(api.db, { artistId: artist.id, name, price: 480_000 }) };
}

const dayBefore = ({ user }: Follower) =>
  api.db
    .update(followers)
    .set({ mailedAt: sql`now() - interval '1 day'` })
    .where(eq(followers.userId, user._id));

test('one mail names each new work with its reason, its price, and its address', async () => {
  const { ada, add } = await followed();
  await ada.save('type=Painting&max=500000&q=dust');
  const [stream, market] = [await add('Path to the Stream'), await add('Night Market')];
  await send();
  const [mail, ...others] = await alertsTo(ada);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Night Market by Ngozi Eze, and one more');
  expect(mail?.text).toContain('Two new works match what you follow and search for.');
  expect(mail?.text).toContain(
    `Path to the Stream\nNgozi Eze\n#480,000\nYou follow Ngozi Eze\nhttps://gallery.example/art-page/${stream.id}`,
  );
  expect(mail?.text).toContain('because you follow 1 artist and have 1 saved search');
  expect(mail?.html).toContain(`href="https://gallery.example/art-page/${market.id}"`);
  expect(mail?.html.match(/class="button"/g)).toHaveLength(1);
});

test('ten jobs at once send one mail', async () => {
  const { ada, add } = await followed();
  await add('Comb');
  await Promise.all(Array.from({ length: 10 }, send));
  expect(await alertsTo(ada)).toHaveLength(1);
});

test('works of the same day wait for the next one, and no work comes twice', async () => {
  const { ada, add } = await followed();
  await add('Comb');
  await send();
  await add('Lobes');
  await send();
  expect(await alertsTo(ada)).toHaveLength(1);
  await dayBefore(ada);
  await send();
  const [, second] = await alertsTo(ada);
  expect(second?.subject).toBe('Lobes by Ngozi Eze');
  expect(second?.text).not.toContain('Comb');
  await dayBefore(ada);
  await send();
  expect(await alertsTo(ada)).toHaveLength(2);
});

test('an edition comes once, whichever number stands for it', async () => {
  const ada = await newFollower(api.app);
  await ada.save('q=monsoon');
  const [first] = await addEdition(api.db, 3, { name: 'Monsoon' });
  await send();
  const [mail] = await alertsTo(ada);
  expect(mail?.subject).toBe('Monsoon');
  expect(mail?.text).toContain('Edition of 3, 3 available');
  await api.db.execute(sql`UPDATE artworks SET availability = 'sold' WHERE id = ${first.id}`);
  await dayBefore(ada);
  await send();
  expect(await alertsTo(ada)).toHaveLength(1);
});

test('a work that matches later, such as at a lower price, comes then', async () => {
  const ada = await newFollower(api.app);
  await ada.save('q=xylograph&max=100000');
  const { id } = await addArtwork(api.db, { name: 'Xylograph', price: 150_000 });
  await send();
  expect(await alertsTo(ada)).toEqual([]);
  await api.db.execute(sql`UPDATE artworks SET price = 90000 WHERE id = ${id}`);
  await send();
  expect((await alertsTo(ada)).map(({ subject }) => subject)).toEqual(['Xylograph']);
});

describe('the link that stops the mails', () => {
  async function sentLink() {
    const { ada, add } = await followed();
    await add('Comb');
    await send();
    const [mail] = await alertsTo(ada);
    return { ada, add, url: mail?.stopUrl?.replace('https://gallery.example', '') ?? '' };
  }

  test('shows a page, and stops them only when its button is pressed', async () => {
    const { ada, add, url } = await sentLink();
    const page = await api.app.inject(url);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('<button type="submit">No more emails</button>');
    expect((await ada.following()).mails_stopped).toBe(false);
    const payload = 'List-Unsubscribe=One-Click';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const stopped = await api.app.inject({ method: 'POST', url, payload, headers });
    expect(stopped.statusCode).toBe(200);
    expect((await ada.following()).mails_stopped).toBe(true);
    await dayBefore(ada);
    await add('Lobes');
    await send();
    expect(await alertsTo(ada)).toHaveLength(1);
    await ada.call('POST', '/mails', { stop: false });
    await send();
    expect(await alertsTo(ada)).toHaveLength(2);
  });

  test('answers 404 when it is changed', async () => {
    const { url } = await sentLink();
    for (const bad of [`${url}x`, url.slice(0, -3), '/api/following/mails/a.b', '/api/following/mails/%00'])
      expect(await api.app.inject({ method: 'POST', url: bad })).toMatchObject({
        statusCode: 404,
        body: expect.stringContaining('<h1>This link does not work</h1>'),
      });
  });
});
