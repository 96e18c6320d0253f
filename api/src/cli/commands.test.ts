// Runs on both databases, because only one process at a time opens the embedded one.
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createServerDatabase } from '../testing/database/test-database';
import { databaseKind } from '../testing/processes/config';
import { startProgram, type TestProgram } from '../testing/processes/start-program';
import { temporaryFolder } from '../testing/processes/temporary-folder';

jest.setTimeout(180_000);

const folder = temporaryFolder();
const settings: Record<string, string> = {
  PORT: '0',
  DEMO_COLLECTION: 'off',
  LOG_LEVEL: 'silent',
  DATABASE_URL: '',
  DATA_DIR: path.join(folder, 'data'),
};
let dropDatabase = async () => {};
let server: TestProgram | undefined;

beforeAll(async () => {
  if (databaseKind === 'pglite') return;
  const { url, drop } = await createServerDatabase();
  settings.DATABASE_URL = url;
  dropDatabase = drop;
});
afterAll(async () => {
  server?.process.kill('SIGKILL');
  await dropDatabase();
});

/** Runs a command of the product in a separate process. */
async function command(program: 'admin' | 'backup' | 'restore', ...shown: string[]) {
  const child = startProgram(`cli/${program}.ts`, settings, shown);
  const [stdout, { code, stderr }] = await Promise.all([
    text(child.process.stdout as NodeJS.ReadableStream),
    child.exit,
  ]);
  return { stdout, code, stderr };
}

async function passwordIn({ stdout }: { stdout: string }) {
  return /Password: (\S+)/.exec(stdout)?.[1] ?? '';
}

async function logIn(password: string) {
  const address = `http://127.0.0.1:${await server?.waitForMessage('port')}/api/auth/login`;
  const body = JSON.stringify({ email: 'ngozi@gallery.example', password });
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const { data } = (await answer.json()) as { data?: { user: { role: string } } };
  return data?.user.role ?? answer.status;
}

test('refuses to manage or to back up a gallery before its first start', async () => {
  const refused = { stdout: '', code: 1 };
  expect(await command('admin', 'remove', 'ngozi@gallery.example')).toMatchObject(refused);
  const backup = await command('backup', path.join(folder, 'nothing'));
  expect(backup).toMatchObject(refused);
  expect(backup.stderr).toMatch(
    /^(There is no gallery in .*|The database has no tables yet)\. Start the gallery once/,
  );
});

test('manages administrators and backs up the gallery while it runs and while it is stopped', async () => {
  server = startProgram('server/server.ts', settings);
  await server.waitForMessage('ready');
  const added = await command('admin', 'add', 'ngozi@gallery.example', '--generate');
  expect(added).toMatchObject({ code: 0, stderr: '' });
  expect(await logIn(await passwordIn(added))).toBe('admin');
  const saved = await command('backup', path.join(folder, 'kept'));
  expect(saved).toMatchObject({
    code: 0,
    stderr: '',
    stdout: expect.stringMatching(/^Kept in .* rows of \d+ tables/),
  });
  const { stderr } = await command('restore', path.join(folder, 'kept'), '--replace');
  expect(stderr).toContain(
    databaseKind === 'pglite'
      ? 'Another process already uses this DATA_DIR'
      : 'The gallery runs on this database. Stop every API process first.',
  );
  server.process.kill('SIGTERM');
  await server.exit;

  const changed = await command('admin', 'password', 'ngozi@gallery.example', '--generate');
  const restored = await command('restore', path.join(folder, 'kept'), '--replace');
  expect(restored).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('Restored from') });
  server = startProgram('server/server.ts', settings);
  await server.waitForMessage('ready');
  expect(await logIn(await passwordIn(changed))).toBe(401);
  expect(await logIn(await passwordIn(added))).toBe('admin');
});
