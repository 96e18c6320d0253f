import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../../db/client';
import { openTestDatabase } from '../../testing/database/test-database';
import { bearer, signUp, signUpForm } from '../../testing/gallery/accounts';
import { buildTestApp } from '../../testing/server/test-app';

let database: OpenDatabase;
let app: FastifyInstance;
let token: string;

beforeAll(async () => {
  database = await openTestDatabase();
  app = buildTestApp(database.db);
  ({ token } = await signUp(app));
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const person = { title: 'Sir', firstname: 'Ade', lastname: 'Eze', mobile: '0803', address: '12 Marina' };

/** Each endpoint with a form, and a valid input for it. */
const forms: Record<string, { method: 'POST' | 'PUT'; good: () => Record<string, unknown> }> = {
  register: { method: 'POST', good: () => signUpForm() },
  login: { method: 'POST', good: () => ({ email: 'a@b.example', password: 'x' }) },
  update: { method: 'PUT', good: () => person },
  'forgot-password': { method: 'POST', good: () => ({ email: 'a@b.example' }) },
  'verify-code': { method: 'POST', good: () => ({ email: 'a@b.example', code: '0000' }) },
  'reset-password': {
    method: 'POST',
    good: () => ({ ticket: 'x', password: 'a new one', password_confirmation: 'a new one' }),
  },
};

/** Values that every field must refuse, or that break careless code. */
const badValues: [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['an empty text', ''],
  ['spaces', '   '],
  ['a tab and a line end', '\t\r\n'],
  ['no-break spaces', '\u00a0\u2003'],
  ['true', true],
  ['false', false],
  ['zero', 0],
  ['a negative number', -1],
  ['a fraction', 1.5],
  ['a large number', 1e308],
  ['an empty list', []],
  ['a list', ['a@b.example']],
  ['a list of lists', [[[]]]],
  ['an object', {}],
  ['an object with its own toString', { toString: 'x' }],
  ['an object whose toString is a number', { toString: 1 }],
  ['a list of what has no text', [{ toString: null }]],
  ['an object with a query', { $gt: '' }],
  ['an object with a length', { length: 3 }],
  ['NUL', '\u0000'],
  ['NUL in the middle', 'a\u0000b'],
  ['control characters', '\u0001\u0008\u001b[31m'],
  ['half a surrogate pair', '\ud800'],
  ['the other half', 'x\udc00'],
  ['no character', '\uffff'],
  ['a text from the right', '\u202eexample'],
  ['letters without width', '\u200b\u200d\ufeff'],
  ['many marks on one letter', `a${'\u0301'.repeat(500)}`],
  ['an emoji', '👩🏽‍🎨'],
  ['a family of emojis', '👨‍👩‍👧‍👦'.repeat(40)],
  ['a ligature that grows', 'ﷺ'.repeat(300)],
  ['SQL', "'; DROP TABLE users; --"],
  ['SQL that is always true', "' OR '1'='1"],
  ['a parameter', '$1'],
  ['a script', '<script>alert(1)</script>'],
  ['a template', '{{7*7}}#{7*7}<%= 7*7 %>'],
  ['a path', '../../../../etc/passwd'],
  ['a header', 'a@b.example\r\nBcc: c@d.example'],
  ['two addresses', 'a@b.example,c@d.example'],
  ['a format', '%s%n%x%99999d'],
  ['a prototype', '__proto__'],
  ['a constructor', 'constructor'],
  ['a long text', 'a'.repeat(10_000)],
  ['a very long text', 'a'.repeat(60_000)],
  ['a long address', `${'a'.repeat(64)}@${'b.'.repeat(2_000)}example`],
  ['an address that slows careless patterns', `${'a'.repeat(50_000)}!`],
  ['many at signs', '@'.repeat(20_000)],
  ['many dots', `a@${'.'.repeat(20_000)}`],
];

function send(path: string, payload: object | string, headers: Record<string, string> = {}) {
  const { method } = forms[path] as (typeof forms)[string];
  const type = typeof payload === 'string' ? { 'content-type': 'application/json' } : {};
  const all = { ...type, ...bearer(token), ...headers };
  return app.inject({ method, url: `/api/auth/${path}`, payload, headers: all });
}

function expectRefusal(answer: { statusCode: number; body: string }, allowed = [400, 401, 413, 415, 422]) {
  expect(allowed).toContain(answer.statusCode);
  const { message } = JSON.parse(answer.body);
  expect(message).toEqual(expect.any(String));
  expect(message.length).toBeGreaterThan(5);
  expect(message.length).toBeLessThan(200);
}

describe.each(Object.entries(forms))('POST or PUT /auth/%s', (path, { good }) => {
  test('refuses more than forty kinds of bad values in every field at once', async () => {
    expect(badValues.length).toBeGreaterThan(40);
    for (const [, value] of badValues) {
      const bad = Object.fromEntries(Object.keys(good()).map((name) => [name, value]));
      expectRefusal(await send(path, bad), [413, 422]);
    }
  });

  test.each(badValues)('answers no server error to %s in each of its fields', async (_name, value) => {
    for (const name of Object.keys(good())) {
      const answer = await send(path, { ...good(), [name]: value });
      if (answer.statusCode >= 300) expectRefusal(answer);
    }
  });

  test.each([
    ['null', 'null'],
    ['a list', '[]'],
    ['a list of forms', '[{"email":"a@b.example"}]'],
    ['a text', '"form"'],
    ['a number', '7'],
    ['an empty object', '{}'],
    ['names that every object has', '{"constructor":1,"toString":2,"hasOwnProperty":3,"valueOf":4}'],
    ['a prototype', '{"__proto__":{"email":"a@b.example"}}'],
    ['a prototype behind a constructor', '{"constructor":{"prototype":{"role":"admin"}}}'],
    ['half an object', '{"email":'],
    ['nothing', ''],
    ['two objects', '{}{}'],
    ['a thousand lists in each other', `${'['.repeat(1_000)}${']'.repeat(1_000)}`],
    ['many names', `{${Array.from({ length: 20_000 }, (_, n) => `"n${n}":1`).join(',')}}`],
    ['more than 64 KB', JSON.stringify({ email: 'a'.repeat(66_000) })],
  ])('refuses a body that is %s', async (_name, body) => {
    expectRefusal(await send(path, body));
  });

  test.each([
    ['text/plain', 'email=a@b.example'],
    ['application/xml', '<email>a@b.example</email>'],
    ['application/x-www-form-urlencoded', '%%%&&&===;'],
    ['application/x-www-form-urlencoded', ''],
    ['multipart/form-data', 'no boundary'],
    ['multipart/form-data; boundary=x', 'not a form'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\nhalf'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data\r\n\r\nno name\r\n--x--\r\n'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="email"; filename="a"\r\n\r\nfile\r\n--x--\r\n',
    ],
    ['multipart/form-data; boundary=x', `--x\r\n${'a'.repeat(66_000)}`],
  ])('refuses %s that is not its form', async (type, body) => {
    expectRefusal(await send(path, body, { 'content-type': type }));
  });
});
