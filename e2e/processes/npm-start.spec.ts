import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/build/run-command.mjs';
import { freePort, isPortFree } from '../../scripts/servers/ports.mjs';
import { portNames } from '../../scripts/servers/settings.mjs';
import { temporaryFolder } from '../support/processes/product';
import { expect, test } from '../support/visit';

type Ports = Record<string, number>;

const open = /Uli Gallery is open at http:\S+ \(administrator: \S+@\S+\)/;
let data = '';

const own = { ADMIN_EMAIL: 'curator@uli-gallery.example', ADMIN_PASSWORD: 'a password of our own' };
let ports: Ports;
let first: ReturnType<typeof run>;
let before: { artworks: unknown[] };

// The tests share one gallery, because each start takes ten seconds.
test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.beforeAll(async () => {
  data = temporaryFolder();
  ports = await freePorts();
});
test.afterAll(() => {
  first?.kill('SIGKILL');
  rmSync(data, { recursive: true, force: true });
});

test("npm start opens the gallery with a generated administrator's password", async ({ request }) => {
  first = start(ports);
  await expectOpen(first);
  expect(first.output().match(new RegExp(open, 'g'))).toHaveLength(1);
  expect(first.output()).toMatch(/password \S/i);
  const health = await request.get(`http://localhost:${ports.PORT}/api/health`);
  expect(health.status()).toBe(200);
  expect(openToOthers(data)).toEqual([]);
});

test('a second start refuses a DATA_DIR or a port in use, and the first keeps running', async ({
  request,
}) => {
  const second = start(await freePorts());
  expect(await second.exitCode).toBe(1);
  expect(second.output()).toContain(`already uses this DATA_DIR (${data})`);
  expect(second.output()).not.toMatch(open);
  const third = start({ ...(await freePorts()), GALLERY_PORT: ports.GALLERY_PORT ?? 0 });
  expect(await third.exitCode).toBe(1);
  expect(third.output()).toContain(`Port ${ports.GALLERY_PORT} is in use`);
  expect(third.output()).toContain('GALLERY_PORT');
  before = await (await request.get(worksUrl())).json();
  expect(before.artworks).not.toEqual([]);
});

test('an interrupt during a start ends it with code 0 and leaves no process', async () => {
  const [others, folder] = [await freePorts(), temporaryFolder()];
  const begun = run(process.execPath, ['scripts/start.mjs'], others, { DATA_DIR: folder });
  await expect.poll(begun.output).toContain('Opening the gallery');
  begun.kill('SIGINT');
  expect(await begun.exitCode).toBe(0);
  expect(begun.output()).not.toMatch(open);
  expect(await areAllFree(others)).toBe(true);
  rmSync(folder, { recursive: true, force: true });
});

// api/src/features/auth/administrators/administrator.test.ts proves that a gallery with an administrator generates none.
test("a killed start leaves no process; the next one keeps the collection, takes the administrator's password, and stops by SIGTERM to npm", async ({
  request,
}) => {
  first.kill('SIGKILL');
  await expect.poll(() => areAllFree(ports), { timeout: 10_000 }).toBe(true);
  const second = run('npm', ['start'], ports, own);
  await expectOpen(second);
  expect(second.output()).toContain(`(administrator: ${own.ADMIN_EMAIL})`);
  expect(second.output()).not.toContain(own.ADMIN_PASSWORD);
  expect(second.output()).not.toMatch(/password \S/i);
  expect(await (await request.get(worksUrl())).json()).toEqual(before);
  second.kill('SIGTERM');
  await expect.poll(() => areAllFree(ports), { timeout: 5000 }).toBe(true);
});

const worksUrl = () => `http://localhost:${ports.PORT}/api/artwork?limit=100`;

async function expectOpen(npm: ReturnType<typeof run>) {
  await expect.poll(npm.output, { timeout: 180_000 }).toMatch(open);
}

function start(ports: Ports) {
  return run(process.execPath, ['scripts/start.mjs'], ports);
}

function run(command: string, args: string[], ports: Ports, settings: Record<string, string> = {}) {
  const cleared = {
    DATABASE_URL: '',
    ADMIN_EMAIL: '',
    ADMIN_PASSWORD: '',
    PUBLIC_URL: '',
    npm_lifecycle_event: '',
  };
  const numbers = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]));
  const env = { ...process.env, ...cleared, ...numbers, DATA_DIR: data, ...settings };
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  const exitCode = once(child, 'exit').then(([code]) => code);
  return { output: () => output, exitCode, kill: (signal: NodeJS.Signals) => child.kill(signal) };
}

/** Lists the files of the folder that other users may read. */
function openToOthers(folder: string): string[] {
  const names = ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })];
  return names.filter((name) => (statSync(path.join(folder, name)).mode & 0o077) !== 0);
}

async function freePorts(): Promise<Ports> {
  const ports = await Promise.all(portNames.map(() => freePort()));
  return Object.fromEntries(portNames.map((name, at) => [name, ports[at] ?? 0]));
}

async function areAllFree(ports: Ports) {
  return (await Promise.all(Object.values(ports).map(isPortFree))).every(Boolean);
}
