// Runs on both databases, because only one of them has files of its own.
import { chmod, lstat, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createServerDatabase } from '../testing/database/test-database';
import { databaseKind } from '../testing/processes/config';
import { startProgram } from '../testing/processes/start-program';
import { temporaryFolder } from '../testing/processes/temporary-folder';
import { waitFor } from '../testing/server/wait-for';

const data = path.join(temporaryFolder(), 'data');
let url = '';
let drop = async () => {};

beforeAll(async () => {
  if (databaseKind === 'postgres') ({ url, drop } = await createServerDatabase());
});
afterAll(() => drop());

/** Lists the folder and everything below it with modes. */
async function modesBelow(folder: string): Promise<[name: string, mode: string][]> {
  const names = ['.', ...(await readdir(folder, { recursive: true }))];
  const modes = names.map(async (name): Promise<[string, string]> => {
    const found = await lstat(path.join(folder, name));
    return [name, `${found.isDirectory() ? 'folder' : 'file'} ${(found.mode & 0o777).toString(8)}`];
  });
  return Promise.all(modes);
}

test('only the owner can read files of the gallery, also those of an earlier version', async () => {
  await mkdir(path.join(data, 'media', 'early'), { recursive: true });
  await mkdir(path.join(data, 'logs'));
  for (const name of ['media/early/320.webp', 'logs/api.log'])
    await writeFile(path.join(data, name), 'early');
  for (const name of ['.', 'media', 'logs']) await chmod(path.join(data, name), 0o777);
  await chmod(path.join(data, 'logs/api.log'), 0o666);

  const settings = { PORT: '0', DATA_DIR: data, DATABASE_URL: url, DEMO_COLLECTION: 'off' };
  const server = startProgram('server/server.ts', { ...settings, LOG_LEVEL: 'silent' });
  const port = String(await server.waitForMessage('port'));
  const message = { firstName: 'Ngọzi', email: 'ngozi@mail.example', textarea: 'May I come?' };
  await fetch(`http://127.0.0.1:${port}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
  // The gallery writes a message to a temporary name first.
  await waitFor(async () =>
    expect(await readdir(path.join(data, 'outbox'))).toEqual([expect.stringMatching(/\.eml$/)]),
  );

  const modes = await modesBelow(data);
  expect(modes.length).toBeGreaterThan(databaseKind === 'pglite' ? 900 : 6);
  expect(modes.filter(([, mode]) => !/^(folder 700|file 600)$/.test(mode))).toEqual([]);
  server.process.kill('SIGTERM');
  expect((await server.exit).code).toBe(0);
});
