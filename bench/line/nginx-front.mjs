import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../scripts/build/run-command.mjs';
import { freePort } from '../../scripts/servers/ports.mjs';
import { temporaryFolder } from '../product/closing.mjs';

/** Starts the documented front on a Unix socket. The socket's small buffer lets nginx choose late what to send first. @param {string} program @param {{ key: string, certificate: string, protocol: Protocol }} tls @param {string} target @typedef {'http2' | 'http1'} Protocol */
export async function startFront(program, tls, target) {
  const folder = openFolder();
  const socket = path.join(folder, 'front.sock');
  const documented = documentedFront(folder, [target])
    .replace(
      'listen 443 ssl http2',
      `listen unix:${socket} ssl ${tls.protocol === 'http2' ? 'http2 ' : ''}sndbuf=16k`,
    )
    .replace(/ssl_certificate .*;/, `ssl_certificate ${tls.certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${tls.key};`);
  const { stop } = await startNginx(program, folder, documented, async () => existsSync(socket));
  return { socket, stop };
}

/** Starts the documented front of several edges, without TLS. @param {string} program @param {string[]} targets */
export async function startFrontOfEdges(program, targets) {
  const folder = openFolder();
  const url = `http://127.0.0.1:${await freePort()}`;
  const answers = async () => Boolean(await fetch(url, { method: 'HEAD' }).catch(() => null));
  const { reload, ...front } = await startNginx(program, folder, frontWithout(), answers);
  return { url, ...front, without };

  /** Marks one edge as down, or none. @param {string} [down] */
  async function without(down) {
    reload(frontWithout(down));
    // nginx tells nobody when its new process has begun.
    await pause(1000);
  }

  /** @param {string} [down] */
  function frontWithout(down) {
    return documentedFront(folder, targets, down)
      .replace('listen 443 ssl http2', `listen ${new URL(url).host}`)
      .replaceAll(/^ *ssl_.*$/gm, '');
  }
}

function openFolder() {
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  return folder;
}

/** @param {string} folder @param {string[]} targets @param {string} [down] */
function documentedFront(folder, targets, down) {
  const addressOf = (/** @type {string} */ target) =>
    `${new URL(target).host}${target === down ? ' down' : ''}`;
  return readFileSync(path.join(root, 'deploy/nginx/front.conf'), 'utf8')
    .replace(/^.*server 127\.0\.0\.1:3000.*$/m, (line) =>
      targets.map((target) => line.replace('127.0.0.1:3000', addressOf(target))).join('\n'),
    )
    .replaceAll('/var/log/nginx/', `${folder}/`);
}

/** @param {string} program @param {string} folder @param {string} front @param {() => Promise<boolean>} isReady */
async function startNginx(program, folder, front, isReady) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const lines = ['daemon off;', 'worker_processes 2;', `pid ${folder}/pid;`, 'error_log stderr emerg;'];
  const file = path.join(folder, 'nginx.conf');
  write(front);
  const server = spawn(program, ['-e', 'stderr', '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(server, 'exit');
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error('nginx does not start');
    await pause(50);
  }
  return { pid: server.pid, reload, stop };

  /** @param {string} next */
  function reload(next) {
    write(next);
    server.kill('SIGHUP');
  }

  /** @param {string} text */
  function write(text) {
    const http = ['http {', 'access_log off;', ...temporary, text, '}'];
    writeFileSync(file, [...lines, 'events { worker_connections 32768; }', ...http].join('\n'));
  }

  async function stop() {
    server.kill('SIGTERM');
    await ended;
  }
}
