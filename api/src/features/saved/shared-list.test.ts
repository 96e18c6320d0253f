import { listTokenPattern } from '@gallery/shared/contract/saved/saved';
import { eq } from 'drizzle-orm';
import type { OpenDatabase } from '../../db/client';
import { openTestDatabase } from '../../testing/database/test-database';
import { bearer, signUp } from '../../testing/gallery/accounts';
import { addArtwork } from '../../testing/gallery/records';
import { buildTestApp } from '../../testing/server/test-app';
import { artworks } from '../artworks/artwork.table';

let database: OpenDatabase;
let app: ReturnType<typeof buildTestApp>;
let headers: { authorization: string };
let list: string;
let work: string;

beforeAll(async () => {
  database = await openTestDatabase();
  app = buildTestApp(database.db);
});
beforeEach(async () => {
  headers = bearer((await signUp(app)).token);
  work = (await addArtwork(database.db)).id;
  const payload = { artwork_id: work };
  await app.inject({ method: 'POST', url: '/api/saved/works', headers, payload });
  await app.inject({
    method: 'PUT',
    url: `/api/saved/works/${work}`,
    headers,
    payload: { note: 'For the anniversary' },
  });
  list = (await app.inject({ url: '/api/saved/lists', headers })).json().lists[0]._id;
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const link = (method: 'POST' | 'DELETE') =>
  app.inject({ method, url: `/api/saved/lists/${list}/link`, headers });
const share = async (): Promise<string> => (await link('POST')).json().link.token;
const read = (token: string) => app.inject(`/api/list/${token}`);

test('shows works, order, and availability, but neither owner nor notes', async () => {
  const token = await share();
  expect(token).toMatch(listTokenPattern);
  const answer = await read(token);
  expect(Object.keys(answer.json()).toSorted()).toEqual(['artworks', 'name', 'stream_position', 'token']);
  expect(answer.json()).toMatchObject({
    name: 'Saved',
    artworks: [{ _id: work, availability: 'available' }],
  });
  expect(answer.body).not.toMatch(/anniversary|Ọlátúnjí.*visitors/);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
});

test('shows a sale at once', async () => {
  const token = await share();
  await database.db.update(artworks).set({ availability: 'sold' }).where(eq(artworks.id, work));
  expect((await read(token)).json()).toMatchObject({ artworks: [{ availability: 'sold' }] });
});

test('a link that is turned off is gone at once and for good', async () => {
  const token = await share();
  await link('DELETE');
  const gone = await read(token);
  expect([gone.statusCode, gone.json().message]).toEqual([404, 'This list is no longer shared.']);
  const next = await share();
  expect(next).not.toBe(token);
  expect((await read(token)).statusCode).toBe(404);
  expect((await read(next)).statusCode).toBe(200);
});

test('ten requests at once make one link', async () => {
  const tokens = await Promise.all(Array.from({ length: 10 }, share));
  expect(new Set(tokens).size).toBe(1);
});

test('the owner sees how often the link was opened', async () => {
  const token = await share();
  for (const visit of ['?visit=true', '', '?visit=true']) await read(token + visit);
  const [{ link: shown }] = (await app.inject({ url: '/api/saved/lists', headers })).json().lists;
  expect(shown).toMatchObject({ token, opened: 2, opened_at: expect.any(String) });
});

test.each(['0'.repeat(32), 'nothing', '%00', "' OR 1=1", '0'.repeat(33)])(
  'knows no list %j',
  async (token) => {
    expect((await read(encodeURIComponent(token))).statusCode).toBe(404);
  },
);
