import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

export type Lock = { release(): Promise<void> };

/**
 * Takes `folder` for this process: a second one would silently lose data of the embedded database.
 * The lock is a listening unix socket, so it ends with the process, however that dies.
 * Throws when another living process holds it.
 */
export async function lockFolder(folder: string): Promise<Lock> {
  mkdirSync(folder, { recursive: true });
  const socket = socketPath(realpathSync(folder));
  const name = randomUUID();
  await removeIfDead(socket);
  const server = await listen(socket, name);
  if (!server || !(await answersWith(socket, name))) {
    throw new Error(
      `Another process already uses this DATA_DIR (${folder}). Stop it first, or set another DATA_DIR.`,
    );
  }
  return { release: () => new Promise((done) => server.close(() => done())) };
}

/** Unix allows little more than 100 bytes for a socket's path, so a long one is named by its hash instead. */
export function socketPath(folder: string): string {
  const beside = path.join(folder, 'db.lock');
  if (Buffer.byteLength(beside) < 100) return beside;
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  return path.join(tmpdir(), `uli-gallery-${hash}.lock`);
}

/** `null` when something is there already. */
function listen(socket: string, name: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((caller) => caller.on('error', () => caller.destroy()).end(name)).unref();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(socket, () => resolve(server));
  });
}

/** A socket that refuses was left by a killed process; it is removed at once. */
function removeIfDead(socket: string): Promise<void> {
  return new Promise((resolve) => {
    const probe = connect(socket, () => {
      probe.destroy();
      resolve();
    });
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') rmSync(socket, { force: true });
      resolve();
    });
  });
}

/** Two processes may find the same dead socket: whoever answers there in the end has the lock. */
async function answersWith(socket: string, name: string): Promise<boolean> {
  await pause(50);
  try {
    const answer = connect(socket).setTimeout(2_000, () => answer.destroy());
    return (await text(answer)) === name;
  } catch {
    return false;
  }
}
