import { createHash, randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { safeMessageOf } from '../../logging/error-record';

export type Lock = {
  /** Other processes get answers from now on (`ask-holder.ts`); until then they are told to wait. */
  answerBy(answer: AnswerRequest): void;
  release(): Promise<void>;
};

/** Answers a question of another process, both as JSON; an error's message is its refusal. */
export type AnswerRequest = (question: unknown) => Promise<unknown>;

/** What the holder of the lock says to a question. */
export type HolderAnswer = { answer: unknown } | { refused: string } | { waiting: true };

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

/** Unix allows little more than 100 bytes for a socket's path, so a long one is named by its hash instead. */
export function socketPath(folder: string): string {
  const beside = path.join(folder, 'db.lock');
  if (Buffer.byteLength(beside) < 100) return beside;
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  return path.join(tmpdir(), `uli-gallery-${hash}.lock`);
}

/** `null` when something is there already. */
function listen(socket: string, called: (caller: Socket) => void): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer({ allowHalfOpen: true }, called).unref();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(socket, () => {
      // Whoever may connect may do anything with the database.
      chmodSync(socket, 0o600);
      resolve(server);
    });
  });
}

/** A caller asks until the end of what it sends, and is answered once. */
function converse(caller: Socket, reply: (question: string) => Promise<string>): void {
  let question = '';
  caller
    .setEncoding('utf8')
    .on('error', () => caller.destroy())
    .on('data', (words: string) => {
      question += words;
    })
    .on('end', async () => caller.end(await reply(question)));
}

async function answerOf(question: string, answer: AnswerRequest | undefined): Promise<string> {
  return JSON.stringify(await said());

  async function said(): Promise<HolderAnswer> {
    if (!answer) return { waiting: true };
    try {
      return { answer: await answer(JSON.parse(question)) };
    } catch (error) {
      return { refused: safeMessageOf(error) };
    }
  }
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
    return (await text(answer.end())) === name;
  } catch {
    return false;
  }
}
