import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { readConfig } from '../../server/config/config';
import { temporaryFolder } from '../../testing/processes/temporary-folder';
import { savedSecret } from './sessions/saved-secret';

const folder = temporaryFolder();
const long = 'a secret of at least thirty-two letters';
const longer = 'another one that is even a little longer';
const production = {
  NODE_ENV: 'production',
  PAYMENTS: 'off',
  DATABASE_URL: 'postgres://gallery@db/gallery',
  ADMIN_EMAIL: 'curator@gallery.example',
  ADMIN_PASSWORD: 'harmattan over Ikoyi',
};

test('reads several secrets in order', () => {
  expect(readConfig({ TOKEN_SECRET: long }).tokenSecrets).toEqual([long]);
  expect(readConfig({ TOKEN_SECRET: `${longer},${long}` }).tokenSecrets).toEqual([longer, long]);
  expect(readConfig({}).tokenSecrets).toBeNull();
});

test.each(['short', `${long},short`, ','])('TOKEN_SECRET=%s stops the start', (TOKEN_SECRET) => {
  for (const environment of [{ TOKEN_SECRET }, { ...production, TOKEN_SECRET }]) {
    expect(() => readConfig(environment)).toThrow(/^TOKEN_SECRET must have at least 32 characters/);
  }
});

test('production refuses to start without TOKEN_SECRET', () => {
  const needed = 'With NODE_ENV=production these settings are needed: TOKEN_SECRET.';
  expect(() => readConfig(production)).toThrow(needed);
  expect(readConfig({ ...production, TOKEN_SECRET: long }).tokenSecrets).toEqual([long]);
});

test('generates one secret, saves it, and lets only the owner read it', async () => {
  const data = path.join(folder, 'data');
  const made = await Promise.all(Array.from({ length: 5 }, () => savedSecret(data)));
  expect(new Set(made).size).toBe(1);
  expect(made[0]).toMatch(/^[\w-]{43}$/);
  expect(await savedSecret(data)).toBe(made[0]);
  expect(await readFile(path.join(data, 'token-secret'), 'utf8')).toBe(made[0]);
  expect((await stat(path.join(data, 'token-secret'))).mode & 0o077).toBe(0);
});
