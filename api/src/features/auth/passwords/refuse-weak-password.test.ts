import common from './common-passwords.json';
import { commonMessage, ownWordsMessage, refuseWeakPassword } from './refuse-weak-password';

const owner = { firstname: 'Adaeze', lastname: 'Nwosu', email: 'ada.coral@lagoon.example' };

function refusalOf(password: string): string | null {
  try {
    refuseWeakPassword(password, owner);
    return null;
  } catch (error) {
    expect(error).toMatchObject({ statusCode: 422, errors: { password: expect.any(String) } });
    return (error as Error).message;
  }
}

test('knows 3,000 common passwords that are long enough', () => {
  expect(new Set(common.passwords).size).toBe(3_000);
  expect(common.passwords.filter((password) => [...password].length < 8)).toEqual([]);
  expect(common.license).toContain('MIT');
});

test.each(['password', 'PassWord', '12345678', 'qwertyuiop', 'trustno1', common.passwords.at(-1) ?? ''])(
  'refuses the common password %s',
  (password) => {
    expect(refusalOf(password)).toBe(commonMessage);
  },
);

test.each([
  'adaezenwosu',
  'Nwosu1960',
  'ADA.CORAL@LAGOON.EXAMPLE',
  'lagoon-ada-77',
  'uligallery',
  'Uli Gallery 2026',
])('refuses %s, which is made of own words', (password) => {
  expect(refusalOf(password)).toBe(ownWordsMessage);
});

test.each(['Coral and Lagoon at noon', 'ẹ̀kọ́ dára', 'canada dry 12', 'a new one', 'xkcd 936 horse'])(
  'accepts the password %s',
  (password) => {
    expect(refusalOf(password)).toBeNull();
  },
);
