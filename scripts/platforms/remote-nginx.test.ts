import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const nginx = findNginx();
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const folder = mkdtempSync(path.join(os.tmpdir(), 'uli-nginx-'));
let address = '';
let server: ChildProcess | undefined;

afterAll(async () => {
  if (server?.exitCode === null) {
    server.kill('SIGQUIT');
    await once(server, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

if (nginx) {
  describe("a remote's server in production", () => {
    beforeAll(() => startServer(nginx));

    test('caches hashed files for a year and compresses them', async () => {
      const { status, headers } = await fetch(`${address}/static/app.1a2b3c4d.js`);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(headers.get('content-encoding')).toBe('gzip');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    });

    test('sends the bundle for the edge as plain text', async () => {
      const { status, headers } = await fetch(`${address}/static/server.1a2b3c4d.cjs`);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    });

    test('release.json is revalidated each time', async () => {
      const answer = await fetch(`${address}/release.json`);
      expect(await answer.json()).toEqual({ remote: 'gallery' });
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    });

    test('lets pages of other origins read the manifest', async () => {
      const answer = await fetch(`${address}/mf-manifest.json`);
      expect(await answer.json()).toEqual({ id: 'gallery' });
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    });

    test.each([
      '/',
      '/static/',
      '/static/gone.js',
      '/mf-stats.json',
      '/static/more/app.js',
      '/static/.%2e/secret',
    ])('answers 404 to %s and forbids caching', async (url) => {
      const { status, headers } = await fetch(address + url);
      expect(status).toBe(404);
      expect(headers.get('cache-control')).toBe('no-store');
    });

    test('refuses PUT and answers its health check', async () => {
      expect((await fetch(`${address}/release.json`, { method: 'PUT', body: '{}' })).status).toBe(403);
      expect(await (await fetch(`${address}/healthz`)).text()).toBe('ok\n');
    });
  });
} else {
  test('an environment without nginx is not CI', () => {
    process.stderr.write("\n!! The remotes' nginx configuration was not tested: there is no nginx.\n");
    expect(process.env.CI).not.toBe('true');
  });
}

function findNginx(): string | undefined {
  const search = spawnSync(process.execPath, [path.join(__dirname, '../tests/programs/nginx.mjs')], {
    encoding: 'utf8',
  });
  return search.status === 0 ? search.stdout.trim().split('\n').at(-1) : undefined;
}

/** Runs the real configuration without root; only the port and the two folders are the test's own. */
async function startServer(program: string) {
  const port = await freePort();
  const replaced = [
    [' /tmp/', ` ${folder}/`],
    ['listen 8080', `listen 127.0.0.1:${port}`],
    ['root /srv/remote', `root ${folder}/release`],
  ] as const;
  const real = readFileSync(path.join(__dirname, '../../deploy/nginx/remote.conf'), 'utf8');
  const configuration = replaced.reduce((text, [from, to]) => text.replaceAll(from, to), real);
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration);
  writeRelease();
  if (nobody.uid) chownSync(folder, nobody.uid, nobody.gid);
  server = spawn(program, ['-e', 'stderr', '-c', file], { ...nobody, stdio: ['ignore', 'ignore', 'pipe'] });
  let shown = '';
  server.stderr?.on('data', (more) => (shown += more));
  address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/healthz`).catch(() => null))) {
    if (server.exitCode !== null) throw new Error(shown);
    await pause(50);
  }
}

function writeRelease() {
  const files = {
    'release.json': '{"remote":"gallery"}',
    'mf-manifest.json': '{"id":"gallery"}',
    'mf-stats.json': '{}',
    secret: 'not for the public',
    'static/app.1a2b3c4d.js': 'export const work = "Noon";\n'.repeat(100),
    'static/server.1a2b3c4d.cjs': 'module.exports = {};',
    'static/more/app.js': '',
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, 'release', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
