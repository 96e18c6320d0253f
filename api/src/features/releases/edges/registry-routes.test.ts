// Runs on both databases, because each has its own kind of read transaction.
import { internalPaths } from '@gallery/shared/contract/releases/releases';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { OpenDatabase } from '../../../db/client';
import { openTestDatabase } from '../../../testing/database/test-database';
import { buildTestInternalApp } from '../../../testing/server/internal-app';
import { buildTestApp } from '../../../testing/server/test-app';
import { registry } from '../registry/registry.table';
import { edges } from './edge.table';

let database: OpenDatabase;
let app: ReturnType<typeof buildTestInternalApp>;

beforeAll(async () => {
  database = await openTestDatabase();
  app = buildTestInternalApp(database.db);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const url = '/registry?edge=edge-1&shell=1.4.0';

test('answers an edge with the registry, then 304 until it changes', async () => {
  const first = await app.inject(url);
  expect(first.statusCode).toBe(200);
  const nothing = { live: null, canary: null, pin: null };
  expect(first.json()).toMatchObject({
    remotes: { gallery: nothing, customer: nothing, admin: nothing },
    releases: [],
    previews: [],
  });
  const etag = String(first.headers.etag);
  const again = await app.inject({ url, headers: { 'if-none-match': etag } });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  await database.db.update(registry).set({ revision: sql`${registry.revision} + 1` });
  const changed = await app.inject({ url, headers: { 'if-none-match': etag } });
  expect(changed.statusCode).toBe(200);
  expect(changed.json().revision).toBe(first.json().revision + 1);
});

test('generates each secret of the registry once', async () => {
  const { salt, preview_key: key } = (await app.inject(url)).json();
  expect(salt).toMatch(/^[\w-]{43}$/);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(salt).not.toBe(key);
  expect((await app.inject(url)).json()).toMatchObject({ salt, preview_key: key });
});

test('saves an edge once for ten simultaneous reads', async () => {
  const readings = Array.from({ length: 10 }, () => app.inject('/registry?edge=eager&shell=1.4.0'));
  const answers = await Promise.all(readings);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
  expect(await database.db.$count(edges, eq(edges.id, 'eager'))).toBe(1);
});

test('saves an edge at most once a second', async () => {
  const read = async (shell: string) => {
    await app.inject(`/registry?edge=steady&shell=${shell}`);
    const [row] = await database.db.select().from(edges).where(eq(edges.id, 'steady'));
    return row;
  };
  const readAt = (sent: SQL) => database.db.update(edges).set({ readAt: sent }).where(eq(edges.id, 'steady'));
  const { readAt: first } = (await read('1.4.0')) ?? {};
  await readAt(sql`now() + interval '1 hour'`);
  expect(await read('1.5.0')).toMatchObject({ shell: '1.4.0' });
  await readAt(sql`now() - interval '2 seconds'`);
  const later = await read('1.5.0');
  expect(later).toMatchObject({ shell: '1.5.0' });
  expect(later?.readAt.getTime()).toBeGreaterThanOrEqual(first?.getTime() ?? Number.NaN);
});

test('the public port does not serve the paths for edges', async () => {
  const open = buildTestApp(database.db);
  const answers = await Promise.all(
    Object.values(internalPaths).flatMap((path) =>
      [path, `/api${path}`].flatMap((url) => [
        open.inject(url),
        open.inject({ method: 'POST', url, payload: {} }),
      ]),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
  await open.close();
});

test.each([
  ['/registry', 422],
  ['/registry?edge=&shell=1', 422],
  [`/registry?edge=${'e'.repeat(65)}&shell=1`, 422],
  [`/registry?edge=e&shell=${'s'.repeat(101)}`, 422],
  ['/registry?edge=a%20b&shell=1', 422],
  ['/registry?edge=a&edge=b&shell=1', 422],
  ['/registry/', 404],
  ['/api/registry', 404],
  ['/', 404],
])('answers %s with %i in JSON', async (address, status) => {
  const answer = await app.inject(address);
  expect(answer.statusCode).toBe(status);
  expect(answer.json().message).toEqual(expect.any(String));
  expect(answer.headers['cache-control']).toBe('no-store');
});
