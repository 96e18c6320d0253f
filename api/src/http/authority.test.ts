import type { FastifyInstance, InjectOptions } from 'fastify';
import type { OpenDatabase } from '../db/client';
import { openTestDatabase } from '../testing/database/test-database';
import { bearer, signUp } from '../testing/gallery/accounts';
import { newAdministrator } from '../testing/gallery/admin-account';
import { grantedRequest } from '../testing/requests/derived-requests';
import { sampleRequests } from '../testing/requests/sample-requests';
import { buildTestApp } from '../testing/server/test-app';

type Headers = Record<string, string>;
type Operation = { security?: object[]; responses: Record<string, { content?: object }> };
type Route = {
  name: string;
  method: 'GET';
  url: string;
  path: string;
  statuses: string[];
  isGuarded: boolean;
} & Pick<InjectOptions, 'payload' | 'query'> & { holder: Headers };

let database: OpenDatabase;
let app: FastifyInstance;
let routes: Route[];

beforeAll(async () => {
  database = await openTestDatabase();
  app = buildTestApp(database.db);
  const { paths } = (await app.inject('/api/openapi.json')).json();
  const samples = await sampleRequests(app, database.db);
  const { headers } = await newAdministrator(app, database.db);
  routes = routesIn(paths, samples, headers);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** Any customer may act on these, because the id names a public record. */
const onPublicRecords = [
  'GET /api/bidder/lot/{id}',
  'POST /api/bidder/lot/{id}/mails',
  'POST /api/lot/{id}/bid',
  'PUT /api/saved/works/{id}',
  'DELETE /api/saved/works/{id}',
  'PUT /api/saved/works/{id}/place',
  'PUT /api/following/artists/{id}',
  'DELETE /api/following/artists/{id}',
];

/** Each account has its own answer, also an administrator's. */
const ownLists = [
  'GET /api/account/bookings',
  'GET /api/account/enquiries',
  'GET /api/saved/lists',
  'GET /api/saved/works',
  'GET /api/following',
  'GET /api/following/news',
  'GET /api/following/artists',
  'GET /api/offer',
];

/** Without a token, these ask for one, although other requests to them need none. */
const sometimesGuarded = ['GET /api/artist/artists', 'POST /api/guest/account'];

test('each guarded route refuses visitors, revoked sessions, and invented tokens', async () => {
  const leaving = await newAdministrator(app, database.db);
  await leaving.does('POST', '/auth/logout');
  for (const route of routes.filter(({ isGuarded }) => isGuarded)) {
    const answers = [];
    for (const headers of [{}, bearer('no.good.token'), leaving.headers])
      answers.push(await statusOf(route, headers));
    expect([route.name, ...answers]).toEqual([route.name, 401, 401, 401]);
  }
});

test('each staff route refuses customers, and strangers find no record of another person', async () => {
  let stranger = await signUp(app);
  const wrong: string[] = [];
  for (const route of routes.filter(({ isGuarded }) => isGuarded)) {
    const expected = await answerToStrangers(route);
    const given = await statusOf(route, bearer(stranger.token));
    if (given === 401 || (expected && given !== expected)) wrong.push(`${route.name} answered ${given}`);
    if (/^\/api\/(auth|account)\//.test(route.path)) stranger = await signUp(app);
  }
  expect(wrong).toEqual([]);
});

test('each public route serves visitors', async () => {
  const open = routes.filter(({ isGuarded, name }) => !isGuarded && !sometimesGuarded.includes(name));
  const refused: string[] = [];
  for (const route of open) if ([401, 403].includes(await statusOf(route, {}))) refused.push(route.name);
  expect(refused).toEqual([]);
});

/** `undefined` where a stranger has records of their own. */
async function answerToStrangers({ name, path, holder, statuses }: Route): Promise<number | undefined> {
  // Files have no sample.
  if (!holder.authorization) return statuses.includes('403') ? 403 : 404;
  const session = await app.readSession(holder.authorization?.split(' ')[1] ?? '');
  if (session?.user.role === 'admin' && !ownLists.includes(name)) return 403;
  return path.includes('{') && !onPublicRecords.includes(name) ? 404 : undefined;
}

async function statusOf({ method, url, payload, query, holder }: Route, headers: Headers): Promise<number> {
  const { authorization: _, ...others } = holder;
  return (await app.inject({ method, url, payload, query, headers: { ...others, ...headers } })).statusCode;
}

/** Streams have separate tests. */
function routesIn(
  paths: Record<string, Record<string, Operation>>,
  samples: Record<string, InjectOptions>,
  administrator: { authorization: string },
): Route[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { security, responses }]) => {
      const name = `${method.toUpperCase()} ${path}`;
      if (path.endsWith('/stream')) return [];
      const statuses = Object.keys(responses);
      const granted = grantedRequest({ path, status: '200', statuses }, administrator);
      const sample = samples[`${name} 200`] ?? samples[`${name} 201`] ?? granted ?? {};
      const { url = path, payload, query, headers } = sample as InjectOptions & { url?: string };
      const holder = (headers ?? {}) as Headers;
      const isGuarded = security !== undefined;
      const call = { name, method: method.toUpperCase() as 'GET', url, path, payload, query };
      return [Object.assign(call, { holder, statuses, isGuarded })];
    }),
  );
}
