import fc from 'fast-check';
import { adaeze } from '../testing/adaeze';
import { isLoggedIn, parseSession, sessionText, visitor } from './session';

const loggedIn = { token: 'token-1', user: adaeze, isLoggedIn: true };

test('a stored session round-trips without other fields', () => {
  expect(parseSession(sessionText(loggedIn))).toEqual(loggedIn);
  expect(Object.keys(JSON.parse(sessionText({ ...loggedIn, secret: 1 } as typeof loggedIn))).sort()).toEqual([
    'isLoggedIn',
    'token',
    'user',
    'version',
  ]);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another version', sessionText(loggedIn).replace('"version":1', '"version":0')],
  ['no token', sessionText({ ...loggedIn, token: null })],
  ['an empty token', sessionText({ ...loggedIn, token: '' })],
  ['no user', sessionText({ ...loggedIn, user: null })],
  ['half a user', sessionText({ ...loggedIn, user: { ...adaeze, email: undefined as unknown as string } })],
  ['nobody logged in', sessionText({ ...loggedIn, isLoggedIn: false })],
])('a storage with %s gives a visitor', (_what, text) => {
  expect(parseSession(text)).toEqual(visitor);
});

test('random storage gives a visitor', () => {
  const something = fc.oneof(
    fc.string(),
    fc.json(),
    fc.jsonValue().map((value) => JSON.stringify(value)),
  );
  fc.assert(
    fc.property(something, (text) => {
      expect(parseSession(text)).toEqual(visitor);
    }),
  );
});

test('one changed value gives a valid session or a visitor', () => {
  const saved = JSON.parse(sessionText(loggedIn));
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(saved)), fc.jsonValue(), (field, value) => {
      const session = parseSession(JSON.stringify({ ...saved, [field]: value }));
      if (isLoggedIn(session)) expect(typeof session.user?.email).toBe('string');
      else expect(session).toEqual(visitor);
    }),
  );
});
