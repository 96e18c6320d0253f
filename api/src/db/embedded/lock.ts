import { createHash, randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { safeMessageOf } from '../../logging/error-record';

export type Lock = {
  answerBy(answer: AnswerRequest): void;
  release(): Promise<void>;
};

export type AnswerRequest = (question: unknown) => Promise<unknown>;

export type HolderAnswer = { answer: unknown } | { refused: string } | { waiting: true };

/** Listens on a Unix socket, so that the lock ends with the process. Throws when another process holds the lock. */
export async function lockFolder(folder: string): Promise<Lock> {
  mkdirSync(folder, { recursive: true });
  const socket = socketPath(realpathSync(folder));
  const name = randomUUID();
  await removeIfDead(socket);
  const conversations = new Set<Socket>();
  let answer: AnswerRequest | undefined;
  const server = await listen(socket, (caller) => {
    conversations.add(caller.on('close', () => conversations.delete(caller)));
    converse(caller, async (question) => (question === '' ? name : answerOf(question, answer)));
  });
  if (!server || !(await answersWith(socket, name))) {
    throw new Error(
      `Another process already uses this DATA_DIR (${folder}). Stop it first, or set another DATA_DIR.`,
    );
  }
  return {
    answerBy(given) {
      answer = given;
    },
    release() {
      for (const caller of conversations) caller.destroy();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

/** Unix limits a socket's path to about 100 bytes, so this function hashes a longer one. */
export function socketPath(folder: string): string {
  const beside = path.join(folder, 'db.lock');
  if (Buffer.byteLength(beside) < 100) return beside;
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  return path.join(tmpdir(), `uli-gallery-${hash}.lock`);
}

function listen(socket: string, called: (caller: Socket) => void): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer({ allowHalfOpen: true }, called).unref();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(socket, () => {
      // Any process that can connect has full access to the database.
      chmodSync(socket, 0o600);
      resolve(server);
    });
  });
}

function converse(caller: Socket, reply: (question: string) => Promise<string>): void {
  let question = '';
  caller
    .setEncoding('utf8')
    .on('error', () => caller.destroy())
    .on('data', (chunk: string) => {
      question += chunk;
    })
    .on('end', async () => caller.end(await reply(question)));
}

async function answerOf(question: string, answer: AnswerRequest | undefined): Promise<string> {
  return JSON.stringify(await holderAnswer());

  async function holderAnswer(): Promise<HolderAnswer> {
    if (!answer) return { waiting: true };
    try {
      return { answer: await answer(JSON.parse(question)) };
    } catch (error) {
      return { refused: safeMessageOf(error) };
    }
  }
}

/** A socket that refuses connections belongs to a dead process. */
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

/** Two processes can replace the same dead socket; the one that answers on it has the lock. */
async function answersWith(socket: string, name: string): Promise<boolean> {
  await pause(50);
  try {
    const answer = connect(socket).setTimeout(2_000, () => answer.destroy());
    return (await text(answer.end())) === name;
  } catch {
    return false;
  }
}
