import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/run-command.mjs';
import { freePort, isPortFree } from '../../scripts/servers/ports.mjs';
import { portNames } from '../../scripts/settings.mjs';
import { temporaryFolder } from '../support/processes/product';
import { expect, test } from '../support/visit';

type Ports = Record<string, number>;

const open = /Uli Gallery is open at http:\S+ \(administrator: \S+@\S+\)/;
let data = '';

test.describe.configure({ mode: 'default', timeout: 120_000 });
test.beforeEach(() => {
  data = temporaryFolder();
});
test.afterEach(() => rmSync(data, { recursive: true, force: true }));

test('npm start opens the gallery, and SIGTERM closes every process of it', async ({ request }) => {
  const ports = await freePorts();
  const npm = run('npm', ['start'], ports);
  await expect.poll(npm.output, { timeout: 90_000 }).toMatch(open);
  expect(npm.output().match(new RegExp(open, 'g'))).toHaveLength(1);
  const health = await request.get(`http://localhost:${ports.PORT}/api/health`);
  expect(health.status()).toBe(200);
  expect(openToOthers(data)).toEqual([]);
  npm.kill('SIGTERM');
  await expect.poll(() => areAllFree(ports), { timeout: 5000 }).toBe(true);
});

test('a second start on the same DATA_DIR is refused in words, and the first goes on', async ({
  request,
}) => {
  const ports = await freePorts();
  const first = start(ports);
  await expect.poll(first.output, { timeout: 90_000 }).toMatch(open);
  const second = start(await freePorts());
  expect(await second.exitCode).toBe(1);
  expect(second.output()).toContain(`already uses this DATA_DIR (${data})`);
  expect(second.output()).not.toMatch(open);
  const works = await request.get(`http://localhost:${ports.PORT}/api/artwork`);
  expect((await works.json()).artworks).not.toEqual([]);
  first.kill('SIGINT');
  expect(await first.exitCode).toBe(0);
});

test('a killed start leaves no process behind, and the next one opens with the same collection', async ({
  request,
}) => {
  const ports = await freePorts();
  const first = start(ports);
  await expect.poll(first.output, { timeout: 90_000 }).toMatch(open);
  const address = `http://localhost:${ports.PORT}/api/artwork?limit=100`;
  const before = await (await request.get(address)).json();
  first.kill('SIGKILL');
  await expect.poll(() => areAllFree(ports), { timeout: 10_000 }).toBe(true);

  const second = start(ports);
  await expect.poll(second.output, { timeout: 90_000 }).toMatch(open);
  expect(await (await request.get(address)).json()).toEqual(before);
  second.kill('SIGTERM');
  expect(await second.exitCode).toBe(0);
});

test("the administrator's password is generated once, shown once, and can be set at any start", async () => {
  const ports = await freePorts();
  const given = { ADMIN_EMAIL: 'curator@uli-gallery.example', ADMIN_PASSWORD: 'a password of our own' };
  const outputs: string[] = [];
  for (const settings of [{}, {}, given]) {
    const gallery = start(ports, settings);
    await expect.poll(gallery.output, { timeout: 90_000 }).toMatch(open);
    outputs.push(gallery.output());
    gallery.kill('SIGTERM');
    await gallery.exitCode;
  }
  expect(outputs[0]).toMatch(/password/i);
  expect(outputs[1]).not.toMatch(/password \S/i);
  expect(outputs[2]).toContain(`(administrator: ${given.ADMIN_EMAIL})`);
  expect(outputs[2]).not.toContain(given.ADMIN_PASSWORD);
});

test('a port that is taken is named with the setting that changes it', async () => {
  const ports = await freePorts();
  const first = start(ports);
  await expect.poll(first.output, { timeout: 90_000 }).toMatch(open);
  const second = start({ ...(await freePorts()), GALLERY_PORT: ports.GALLERY_PORT ?? 0 });
  expect(await second.exitCode).toBe(1);
  expect(second.output()).toContain(`Port ${ports.GALLERY_PORT} is in use`);
  expect(second.output()).toContain('GALLERY_PORT');
  first.kill('SIGTERM');
  await first.exitCode;
});

function start(ports: Ports, settings: Record<string, string> = {}) {
  return run(process.execPath, ['scripts/start.mjs'], ports, settings);
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
    stream.on('data', (words) => {
      output += words;
    });
  }
  const exitCode = once(child, 'exit').then(([code]) => code);
  return { output: () => output, exitCode, kill: (signal: NodeJS.Signals) => child.kill(signal) };
}

/** What lies in the folder and others than its owner may read. */
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
