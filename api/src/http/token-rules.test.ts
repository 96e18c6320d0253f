import type { User } from '@gallery/shared/contract/account/user';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { answerErrors } from './answers/error-answers';
import {
  authenticate,
  byAccount,
  isRequestBy,
  isSessionValid,
  lacksSecondStep,
  readUser,
  requireUser,
  type Session,
  sessionOf,
  tokenOf,
} from './authentication';

const uses: (boolean | undefined)[] = [];
let roleNow: 'admin' | 'customer' | null;
let app: FastifyInstance;

beforeEach(() => {
  uses.length = 0;
  roleNow = null;
});
afterEach(() => app.close());

function session(role: 'admin' | 'customer', hasSecondStep = false): Session {
  const at = new Date(0);
  return { id: 's', endsAt: at, readAt: at, hasSecondStep, user: { _id: `id of ${role}`, role } as User };
}

const sessions: Record<string, Session> = {
  ada: session('customer'),
  curator: session('admin'),
  'curator.2': session('admin', true),
};

/** Knows the tokens of `sessions`. Each route answers what one function says of the request. */
function open(staffSecondStep = true): FastifyInstance {
  app = fastify();
  answerErrors(app);
  const read = async (token: string, isUse?: boolean) => {
    uses.push(isUse);
    const found = sessions[token];
    return found && roleNow ? { ...found, user: { ...found.user, role: roleNow } } : (found ?? null);
  };
  authenticate(app, read, staffSecondStep);
  const onRequest = requireUser;
  app.get('/own', { onRequest }, (request) => ({ id: byAccount(request) }));
  app.get('/valid', { onRequest }, async (request) => {
    roleNow = request.headers['x-role'] === 'changed' ? 'admin' : null;
    return { is: await isSessionValid(request) };
  });
  app.get('/public', async (request) => ({
    user: (await readUser(request))?._id ?? null,
    isCurator: await isRequestBy('admin', request),
    isCustomer: await isRequestBy('customer', request),
    isValid: await isSessionValid(request),
  }));
  app.get('/careless', (request: FastifyRequest) => sessionOf(request));
  return app;
}

const ask = async (url: string, authorization?: string, more = {}) => {
  const answer = await app.inject({ url, headers: { ...(authorization && { authorization }), ...more } });
  return { status: answer.statusCode, ...answer.json() };
};

test('a guarded route asks for a log-in, refuses an ended session, and serves its user', async () => {
  open();
  expect(await ask('/own')).toEqual({ status: 401, message: 'Please log in.' });
  expect(await ask('/own', 'Guest ada')).toEqual({ status: 401, message: 'Please log in.' });
  const ended = 'Your session has ended. Please log in again.';
  expect(await ask('/own', 'Bearer gone')).toEqual({ status: 401, message: ended });
  expect(await ask('/own', 'Bearer ada')).toEqual({ status: 200, id: 'id of customer' });
});

test('a route that forgot its guard fails instead of serving', async () => {
  open();
  expect((await ask('/careless', 'Bearer ada')).status).toBe(500);
  expect(() => sessionOf({ session: null, url: '/careless' } as FastifyRequest)).toThrow(
    '/careless asks for a session and requires none.',
  );
});

test('a public route takes an invalid token for none, and staff only with the second step', async () => {
  open();
  const visitor = { status: 200, user: null, isCurator: false, isCustomer: false, isValid: true };
  expect(await ask('/public')).toEqual(visitor);
  expect(await ask('/public', 'Bearer gone')).toEqual(visitor);
  expect(await ask('/public', 'Bearer ada')).toMatchObject({
    user: 'id of customer',
    isCustomer: true,
    isCurator: false,
  });
  expect(await ask('/public', 'Bearer curator')).toMatchObject({ user: 'id of admin', isCurator: false });
  expect(await ask('/public', 'Bearer curator.2')).toMatchObject({ isCurator: true, isCustomer: false });
});

test.each([
  ['customer', false, true, false],
  ['admin', false, true, true],
  ['admin', true, true, false],
  ['admin', false, false, false],
] as const)('%s with a second step: %s, required: %s, lacks it: %s', (role, has, isRequired, lacks) => {
  open(isRequired);
  expect(lacksSecondStep({ server: app } as FastifyRequest, session(role, has))).toBe(lacks);
});

test('a long request ends with its session, or with another role, and does not postpone the end', async () => {
  open();
  expect(await ask('/valid', 'Bearer ada')).toEqual({ status: 200, is: true });
  expect(uses).toEqual([true, false]);
  expect(await ask('/valid', 'Bearer ada', { 'x-role': 'changed' })).toEqual({ status: 200, is: false });
  const gone = { session: session('customer'), headers: {}, server: app } as FastifyRequest;
  expect(await isSessionValid(gone)).toBe(false);
});

test.each([
  ['a request', {}, true],
  ['a page', { accept: 'text/html' }, true],
  ['a stream', { accept: 'text/event-stream' }, false],
  ['a read that a page repeats', { 'x-automatic': '1' }, false],
  ['an empty mark of such a read', { 'x-automatic': '' }, false],
])('%s is use of the session or not', async (_, headers, isUse) => {
  open();
  await ask('/own', 'Bearer ada', headers);
  expect(uses).toEqual([isUse]);
});

test.each([
  ['Bearer a.b-c_D9', 'a.b-c_D9'],
  ['bearer  abc ', 'abc'],
  ['BEARER   abc  ', 'abc'],
  ['Guest abc', null],
  ['Bearer', null],
  ['Bearer ', null],
  ['Bearerabc', null],
  ['Bearer abc def', null],
  ['x Bearer abc', null],
  [' Bearer abc', null],
  ['Bearer a,b', null],
  ['Bear er abc', null],
  ['', null],
  [undefined, null],
])('the header %j carries the token %j', (header, token) => {
  open();
  expect(tokenOf(header, 'Bearer')).toBe(token);
});
