import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../scripts/build/run-command.mjs';
import { temporaryFolder } from '../product/closing.mjs';

/** Starts the documented front on a Unix socket. The socket's small buffer lets nginx choose late what to send first. @param {string} program @param {{ key: string, certificate: string, protocol: Protocol }} tls @param {string} target @typedef {'http2' | 'http1'} Protocol */
export async function startFront(program, tls, target) {
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  const socket = path.join(folder, 'front.sock');
  const documented = readFileSync(path.join(root, 'deploy/nginx/front.conf'), 'utf8')
    .replace(
      'listen 443 ssl http2',
      `listen unix:${socket} ssl ${tls.protocol === 'http2' ? 'http2 ' : ''}sndbuf=16k`,
    )
    .replace('server 127.0.0.1:3000', `server ${new URL(target).host}`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${tls.certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${tls.key};`)
    .replaceAll('/var/log/nginx/', `${folder}/`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const lines = ['daemon off;', 'master_process off;', `pid ${folder}/pid;`, 'error_log stderr crit;'];
  const file = path.join(folder, 'nginx.conf');
  const http = ['events {}', 'http {', 'access_log off;', ...temporary, documented, '}'];
  writeFileSync(file, [...lines, ...http].join('\n'));
  const server = spawn(program, ['-e', 'stderr', '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(server, 'exit');
  while (!existsSync(socket)) {
    if (server.exitCode !== null) throw new Error('nginx does not start');
    await pause(50);
  }
  return { socket, stop };

  async function stop() {
    server.kill('SIGTERM');
    await ended;
  }
}
