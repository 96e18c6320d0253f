import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/servers/ports.mjs';

const names = ['valkey-server', 'redis-server'];
export const howToInstall =
  'There is no Valkey: apt-get install valkey-server, or redis-server on older systems.';

/** Returns the path of Valkey, or of Redis, from which it comes. */
export function findValkey() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

/** Starts it without a disk, as messages need none. @param {string} program */
export async function startValkey(program) {
  const port = await freePort();
  let server = await started();
  let publisher = await connected();
  return { port, pid: () => server.pid ?? 0, publish, ask, restart, stop };

  async function started() {
    const settings = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const child = spawn(program, settings, { stdio: 'ignore' });
    while (!(await answers())) await pause(20);
    return child;
  }

  async function answers() {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    return isOpen;
  }

  async function connected() {
    const socket = connect(port, '127.0.0.1');
    socket
      .setEncoding('latin1')
      .setMaxListeners(100)
      .on('error', () => {});
    await once(socket, 'connect');
    return socket;
  }

  /** Resolves when the command is written; a message to a server that is away is lost. @param {string} [text] @returns {Promise<void>} */
  function publish(text = '-') {
    return new Promise((resolve) => void publisher.write(`PUBLISH fan_out ${text}\r\n`, () => resolve()));
  }

  /** @param {string} command @returns {Promise<string>} */
  async function ask(command) {
    const socket = await connected();
    socket.write(`${command}\r\n`);
    const [answer] = await once(socket, 'data');
    socket.destroy();
    return answer;
  }

  /** @param {number} awayMs */
  async function restart(awayMs) {
    server.kill('SIGKILL');
    await once(server, 'exit');
    await pause(awayMs);
    server = await started();
    publisher = await connected();
  }

  async function stop() {
    publisher.destroy();
    server.kill('SIGKILL');
  }
}
