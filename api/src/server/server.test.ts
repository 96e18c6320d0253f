// Runs on both databases, because the server starts and stops on both.
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { addDatabase, copyEmbedded } from '../testing/database/migrated-copy';
import { databaseKind } from '../testing/processes/config';
import { startProgram, type TestProgram } from '../testing/processes/start-program';
import { temporaryFolder } from '../testing/processes/temporary-folder';

jest.setTimeout(180_000);

const folder = temporaryFolder();
let settings: Record<string, string>;
let dropDatabase = async () => {};
const children: TestProgram[] = [];

beforeAll(async () => {
  settings = { PORT: '0', DEMO_COLLECTION: 'off', DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'silent' };
  dropDatabase = await addDatabase(settings);
});
afterEach(() => {
  for (const child of children.splice(0)) child.process.kill('SIGKILL');
});
afterAll(() => dropDatabase());

function start(more: Record<string, string> = {}): TestProgram {
  const child = startProgram('server/server.ts', { ...settings, ...more });
  children.push(child);
  return child;
}

test('starts, restarts after a kill with its data, and stops', async () => {
  const first = start();
  await first.waitForMessage('ready');
  expect(first.messages[0]).toEqual({ progress: 'Preparing the database' });
  expect(await first.waitForMessage('notice')).toMatch(
    /^Administrator: admin@uli-gallery\.example, password [\w-]{16}/,
  );
  first.process.kill('SIGKILL');
  await first.exit;

  const second = start();
  const port = String(await second.waitForMessage('port'));
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
  expect(second.messages.filter((message) => 'notice' in message)).toEqual([]);
  second.process.kill('SIGTERM');
  expect(await second.exit).toEqual({ code: 0, stderr: '' });
});

test('completes the requests during a stop and closes each connection', async () => {
  const server = start();
  const port = Number(await server.waitForMessage('port'));
  let requested = 0;
  const visitors = Array.from({ length: 20 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const [answer]: IncomingMessage[] = await once(get({ port, path: '/api/artwork', agent }), 'response');
      const body = JSON.parse(await text(answer as IncomingMessage));
      expect([answer?.statusCode, body]).toEqual([200, expect.objectContaining({ artworks: [] })]);
      requested += 1;
      if (answer?.headers.connection === 'close') return;
    }
  });
  while (requested < 100) await pause(10);
  server.process.kill('SIGTERM');
  await Promise.all(visitors);
  expect(await server.exit).toEqual({ code: 0, stderr: '' });
});

test('stops when its parent process ends', async () => {
  const server = start();
  await server.waitForMessage('ready');
  server.process.disconnect();
  expect((await server.exit).code).toBe(0);
});

test('can be stopped during its start', async () => {
  const server = start();
  await server.waitForMessage('progress');
  server.process.kill('SIGTERM');
  expect(await server.exit).toEqual({ code: 0, stderr: '' });
});

test.each([
  ['a bad setting', { PORT: 'http' }, 'PORT must be a whole number from 0 to 65535.\n'],
  [
    'production without its settings',
    { NODE_ENV: 'production', DATABASE_URL: '' },
    'With NODE_ENV=production these settings are needed: DATABASE_URL, ADMIN_EMAIL, ADMIN_PASSWORD, TOKEN_SECRET.\n',
  ],
  [
    'an unreachable database',
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' },
    'The database cannot be reached. Check DATABASE_URL.\n',
  ],
])('%s ends the start with one line', async (_name, more, stderr) => {
  expect(await start(more).exit).toEqual({ code: 1, stderr });
});

test('a port in use ends the start with one line', async () => {
  const running = start();
  const port = String(await running.waitForMessage('port'));
  const elsewhere = path.join(folder, 'other');
  if (databaseKind === 'pglite') await copyEmbedded(path.join(elsewhere, 'db'));
  const other = start({ PORT: port, DATA_DIR: elsewhere });
  const stderr =
    'The PORT or the INTERNAL_PORT is already in use. Stop the other program, or set another one.\n';
  expect(await other.exit).toEqual({ code: 1, stderr });
});

if (databaseKind === 'pglite') {
  test('refuses a second server on the same embedded database', async () => {
    await start().waitForMessage('ready');
    const { code, stderr } = await start().exit;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Another process already uses this DATA_DIR \(.*\)\. Stop it first/);
  });
} else {
  test('two servers on one database share limits, sessions, jobs, and the catalogue cache', async () => {
    const shared = { TOKEN_SECRET: 'a secret of at least thirty-two letters', RATE_LIMIT_CONTACT: '2/hour' };
    const folders = ['one', 'other'].map((name) => path.join(folder, name));
    const servers = folders.map((DATA_DIR) => start({ ...shared, DATA_DIR }));
    const ports = await Promise.all(servers.map((server) => server.waitForMessage('port')));
    const [one, other] = ports.map((port) => `http://127.0.0.1:${port}/api`) as [string, string];

    const message = { firstName: 'Ngọzi', email: 'ngozi@mail.example', textarea: 'May I come?' };
    const answers = [await post(`${one}/contact`, message), await post(`${other}/contact`, message)];
    answers.push(await post(`${one}/contact`, message));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);

    for (const address of [one, other]) expect(await namesAt(address)).toEqual([]);
    await addWork('Low Tide');
    for (const address of [one, other]) await until(async () => (await namesAt(address))[0] === 'Low Tide');
    await until(async () => (await mailsIn(folders)).length === 2);
    for (const server of servers) server.process.kill('SIGTERM');
    await Promise.all(servers.map(({ exit }) => exit));
    expect(await mailsIn(folders)).toHaveLength(2);
  });
}

function post(address: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function namesAt(address: string): Promise<string[]> {
  const { artworks } = (await (await fetch(`${address}/artwork`)).json()) as {
    artworks: { name_of_artwork: string }[];
  };
  return artworks.map((work) => work.name_of_artwork);
}

async function addWork(name: string) {
  const client = new Client({ connectionString: settings.DATABASE_URL });
  await client.connect();
  await client.query(
    `INSERT INTO artworks (id, name_of_artwork, type_of_artwork, price, description, img_url)
     VALUES (gen_random_uuid(), $1, 'Painting', 1, 'Dust.', '/api/media/0/original.jpg')`,
    [name],
  );
  await client.end();
}

async function mailsIn(folders: string[]): Promise<string[]> {
  const lists = await Promise.all(folders.map((one) => readdir(path.join(one, 'outbox')).catch(() => [])));
  return lists.flat().filter((name) => name.endsWith('.eml'));
}

async function until(condition: () => Promise<boolean>) {
  for (let tries = 0; tries < 400 && !(await condition()); tries += 1)
    await new Promise((done) => setTimeout(done, 25));
  expect(await condition()).toBe(true);
}
