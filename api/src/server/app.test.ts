// Runs on both databases, because the server starts on both.
import type { OpenDatabase } from '../db/client';
import { openPostgres } from '../db/postgres/open-postgres';
import { openTestDatabase } from '../testing/database/test-database';
import { buildTestApp } from '../testing/server/test-app';

let database: OpenDatabase;
let app: ReturnType<typeof buildTestApp>;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => {
  app = buildTestApp(database.db);
  app.post('/api/echo', async (request) => request.body);
});
afterEach(() => app.close());
afterAll(() => database.close());

const json = { 'content-type': 'application/json' };
const noDatabase = 'The gallery cannot reach its database. Please try again in a moment.';

test('the API is healthy while its database answers', async () => {
  const answer = await app.inject('/api/health');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: 'ok' });
});

test('answers have the header nosniff and a ban on framing', async () => {
  for (const url of ['/api/artwork', '/api/nothing', '/api/auth/login']) {
    const { headers } = await app.inject(url);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  }
});

test.each(['/', '/api', '/api/', '/api/nothing', '/api/artwork/a/b', '//api/artwork', '/artwork'])(
  'answers 404 at %s',
  async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ message: 'There is nothing at this address.' });
  },
);

test('answers 404 to DELETE on a list', async () => {
  expect((await app.inject({ method: 'DELETE', url: '/api/artwork' })).statusCode).toBe(404);
});

test('refuses malformed JSON with a message', async () => {
  const answer = await app.inject({ method: 'POST', url: '/api/echo', payload: '{"a":', headers: json });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ message: 'The request is not valid JSON.' });
});

test('answers 413 to a request of more than 64 KB', async () => {
  const payload = JSON.stringify('a'.repeat(66_000));
  const answer = await app.inject({ method: 'POST', url: '/api/echo', payload, headers: json });
  expect(answer.statusCode).toBe(413);
  expect(answer.json()).toEqual({ message: 'The request is too large.' });
});

test('answers 415 to a request that is not JSON', async () => {
  const headers = { 'content-type': 'text/csv' };
  const answer = await app.inject({ method: 'POST', url: '/api/echo', payload: 'a,b', headers });
  expect(answer.statusCode).toBe(415);
  expect(answer.json()).toEqual({ message: 'The request must be JSON.' });
});

test('logs an internal error and hides it in the answer', async () => {
  app.get('/api/broken', () => {
    throw new Error('password of the database: hunter2');
  });
  const answer = await app.inject('/api/broken');
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual({ message: 'Something went wrong on our side. Please try again.' });
  expect(app.logged.join()).toContain('hunter2');
});

test('answers 500, not 503, to an invalid query of the API', async () => {
  app.get('/api/broken', () => database.db.execute('SELECT nothing FROM nowhere'));
  expect((await app.inject('/api/broken')).statusCode).toBe(500);
});

test.each(['/api/health', '/api/artwork', '/api/artist/artists'])(
  'answers 503 at %s while the database is closed',
  async (url) => {
    const closed = await openTestDatabase();
    const withoutDatabase = buildTestApp(closed.db);
    await closed.close();
    const answer = await withoutDatabase.inject(url);
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ message: noDatabase });
  },
);

test('answers 503 while the database server is unreachable', async () => {
  const unreachable = openPostgres('postgres://nobody@127.0.0.1:1/nothing');
  const withoutDatabase = buildTestApp(unreachable.db);
  const answer = await withoutDatabase.inject('/api/artwork');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ message: noDatabase });
  await unreachable.close();
});
