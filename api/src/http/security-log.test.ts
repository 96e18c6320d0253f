import { bearer, signUp } from '../testing/gallery/accounts';
import { addSecondStep, codeOf } from '../testing/gallery/authenticators';
import { buildTestApp, generousLimits } from '../testing/server/test-app';
import { setUp } from '../testing/setup/setup-api';

const api = setUp((db) => ({
  app: buildTestApp(db, undefined, {
    rateLimits: Object.assign({}, generousLimits, { enquiry: { max: 1, seconds: 3_600 } }),
  }),
}));

const post = (path: string, payload: object, headers = {}) =>
  api.app.inject({ method: 'POST', url: `/api${path}`, payload, headers });

/** Returns the events of an action, and checks that no line names the person or a secret. */
async function eventsOf(action: () => Promise<unknown>, secrets: string[] = []) {
  const before = api.app.logged.length;
  await action();
  const lines = api.app.logged.slice(before);
  for (const secret of secrets) expect(lines.join()).not.toContain(secret);
  return lines.map((line) => {
    const { time, level, msg, route, account, factor } = JSON.parse(line);
    expect(Math.abs(Date.now() - time)).toBeLessThan(60_000);
    return { level, msg, route, account, factor };
  });
}

test('logs each log-in, with account and factor, and no address or password', async () => {
  const { user, password } = await signUp(api.app);
  const logIn = (typed: string) => post('/auth/login', { email: user.email, password: typed });
  const secrets = [user.email, password, 'not mine', '127.0.0.1'];
  const failed = await eventsOf(() => logIn('not mine'), secrets);
  const route = '/api/auth/login';
  const hash = expect.stringMatching(/^[\w-]{22}$/);
  expect(failed).toEqual([{ level: 40, msg: 'a password or code was wrong', route, account: hash }]);
  const succeeded = await eventsOf(() => logIn(password), secrets);
  const about = { account: user._id, factor: 'password' };
  expect(succeeded).toEqual([{ level: 30, msg: 'a log-in succeeded', route, ...about }]);
});

test('logs each code of a second step, with its account', async () => {
  const person = await signUp(api.app);
  const { key } = await addSecondStep(api.app, person);
  const { user, password } = person;
  const begun = await post('/auth/login', { email: user.email, password });
  const { ticket } = begun.json().second_step;
  const finish = (code: string) => () => post('/auth/second-step', { ticket, code });
  const right = codeOf(key);
  const wrong = right === '000000' ? '000001' : '000000';
  const route = '/api/auth/second-step';
  expect(await eventsOf(finish(wrong), [ticket, wrong])).toEqual([
    { level: 40, msg: 'a password or code was wrong', route, account: user._id },
  ]);
  expect(await eventsOf(finish(right), [ticket, right])).toEqual([
    { level: 30, msg: 'a log-in succeeded', route, account: user._id, factor: 'second step' },
  ]);
});

test('logs refused access and refused tokens, once in ten seconds for a route and account', async () => {
  const { user, token } = await signUp(api.app);
  const ask = (headers: object) => async () => {
    for (let count = 0; count < 3; count++)
      await api.app.inject({ url: '/api/dashboard', headers: { ...headers } });
  };
  const route = '/api/dashboard';
  expect(await eventsOf(ask(bearer(token)), [token])).toEqual([
    { level: 40, msg: 'access was refused', route, account: user._id },
  ]);
  expect(await eventsOf(ask(bearer('no.good.token')), ['no.good.token'])).toEqual([
    { level: 40, msg: 'a token was refused', route },
  ]);
  expect(await eventsOf(ask({}))).toEqual([]);
});

test('logs a reached limit once in ten seconds', async () => {
  const events = await eventsOf(async () => {
    for (let count = 0; count < 4; count++) await post('/auth/sendmail', {});
  });
  expect(events).toEqual([{ level: 40, msg: 'a limit was reached', route: '/api/auth/sendmail' }]);
});

test('logs a refused new password', async () => {
  const events = await eventsOf(
    () =>
      post('/auth/reset-password', {
        ticket: 'x',
        password: 'a new one',
        password_confirmation: 'a new one',
      }),
    ['a new one'],
  );
  expect(events).toEqual([
    { level: 40, msg: 'a new password was refused', route: '/api/auth/reset-password' },
  ]);
});
