import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = path.resolve(__dirname, '../../..');

export function findNginx(): string | undefined {
  const search = spawnSync(process.execPath, [path.join(root, 'scripts/tests/programs/nginx.mjs')], {
    encoding: 'utf8',
  });
  return search.status === 0 ? search.stdout.trim().split('\n').at(-1) : undefined;
}

export async function startNginxFront(program: string, ...targets: [string, ...string[]]) {
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const folder = mkdtempSync(path.join(os.tmpdir(), 'uli-front-'));
  const port = await freePort();
  const documented = readFileSync(path.join(root, 'deploy/nginx/front.conf'), 'utf8')
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replace(/^.*server 127\.0\.0\.1:3000.*$/m, (line) =>
      targets.map((target) => line.replace('127.0.0.1:3000', new URL(target).host)).join('\n'),
    )
    .replaceAll('/var/log/nginx/', `${folder}/`)
    .replaceAll(/^ *ssl_.*$/gm, '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const lines = ['daemon off;', `pid ${folder}/pid;`, 'error_log stderr crit;', 'events {}'];
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, [...lines, 'http {', 'access_log off;', ...temporary, documented, '}'].join('\n'));
  if (nobody.uid) chownSync(folder, nobody.uid, nobody.gid);
  const server = spawn(program, ['-e', 'stderr', '-c', file], {
    ...nobody,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  server.stderr?.on('data', (more) => (stderr += more));
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url, { method: 'HEAD' }).catch(() => null))) {
    if (server.exitCode !== null) throw new Error(stderr);
    await pause(50);
  }
  return { url, stop, accessLog: () => readFileSync(path.join(folder, 'gallery.log'), 'utf8') };

  async function stop(): Promise<void> {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
