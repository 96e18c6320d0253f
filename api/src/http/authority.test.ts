import { mayDo, roleRefusal, staffRoles } from '@gallery/shared/contract/account/roles';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../db/client';
import { openTestDatabase } from '../testing/database/test-database';
import { bearer, signUp } from '../testing/gallery/accounts';
import { newAdministrator } from '../testing/gallery/admin-account';
import { type ApiRoute, apiRoutes, type Headers } from '../testing/requests/api-routes';
import { buildTestApp } from '../testing/server/test-app';

jest.setTimeout(180_000);

let database: OpenDatabase;
let app: FastifyInstance;
let routes: ApiRoute[];

beforeAll(async () => {
  database = await openTestDatabase();
  app = buildTestApp(database.db);
  routes = await apiRoutes(app, database.db);
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
  'GET /api/account',
  'GET /api/account/bookings',
  'GET /api/account/enquiries',
  'GET /api/account/sessions',
  'GET /api/auth/password',
  'GET /api/account/authenticator',
  'GET /api/saved/lists',
  'GET /api/saved/works',
  'GET /api/saved/shown',
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

test('each route that only an administrator may call names what the role must allow', async () => {
  const unnamed: string[] = [];
  for (const { name, holder, ability, isGuarded } of routes) {
    if (!isGuarded || ability || ownLists.includes(name)) continue;
    const session = await app.readSession(holder.authorization?.split(' ')[1] ?? '');
    if (session?.user.role === 'admin') unnamed.push(name);
  }
  expect(unnamed).toEqual([]);
});

test.each(staffRoles)(
  'each staff route admits %s, or refuses and names the role that it needs',
  async (role) => {
    const administrator = await newAdministrator(app, database.db, role);
    const wrong: string[] = [];
    for (const route of routes) {
      if (!route.ability) continue;
      const { statusCode, body } = await call(route, administrator.headers);
      const isRefused = statusCode === 403 && body.includes(roleRefusal(role, route.ability));
      if (statusCode === 401 || isRefused === mayDo(role, route.ability))
        wrong.push(`${route.name} answered ${statusCode}`);
    }
    expect(wrong).toEqual([]);
  },
);

test('no answer to an account may be stored, and each body names its type and charset', async () => {
  const wrong: string[] = [];
  let granted = 0;
  for (const { name, method, url, payload, query, holder, isGuarded } of routes) {
    const { statusCode, headers, body } = await app.inject({ method, url, payload, query, headers: holder });
    const { 'content-type': type = '', 'cache-control': cache = '' } = headers;
    if (isGuarded && !String(cache).includes('no-store')) wrong.push(`${name} says ${cache}`);
    if (body && !/; charset=utf-8$|^image\/(?!svg)|^application\/(pdf|zip)$/.test(type))
      wrong.push(`${name} is ${type}`);
    if (isGuarded && statusCode < 300) granted += 1;
  }
  expect(wrong).toEqual([]);
  expect(granted).toBeGreaterThan(50);
});

/** Malformed JSON passes the gate and changes nothing. A DELETE has no body. */
function call({ method, url, query }: ApiRoute, given: Headers) {
  const hasBody = ['POST', 'PUT'].includes(method);
  const headers = hasBody ? { ...given, 'content-type': 'application/json' } : given;
  return app.inject({ method, url, query, headers, payload: hasBody ? '{' : undefined });
}

/** `undefined` where a stranger has records of their own. */
async function answerToStrangers({ name, path, holder, statuses }: ApiRoute): Promise<number | undefined> {
  // Files have no sample.
  if (!holder.authorization) return statuses.includes('403') ? 403 : 404;
  const session = await app.readSession(holder.authorization?.split(' ')[1] ?? '');
  if (session?.user.role === 'admin' && !ownLists.includes(name)) return 403;
  return path.includes('{') && !onPublicRecords.includes(name) ? 404 : undefined;
}

async function statusOf(
  { method, url, payload, query, holder }: ApiRoute,
  headers: Headers,
): Promise<number> {
  const { authorization: _, ...others } = holder;
  return (await app.inject({ method, url, payload, query, headers: { ...others, ...headers } })).statusCode;
}
