import { existsSync, realpathSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCodeOf } from '../../logging/error-record';
import { type HolderAnswer, socketPath } from './lock';

const attempts = { tries: 120, milliseconds: 250 };

/** Returns `null` when no process holds the lock. Throws when the holder refuses, or does not start to answer within 30 s. */
export async function requestFromHolder(
  folder: string,
  question: unknown,
): Promise<{ answer: unknown } | null> {
  if (!existsSync(folder)) return null;
  const socket = socketPath(realpathSync(folder));
  for (let tries = 0; tries < attempts.tries; tries += 1) {
    const reply = await ask(socket, JSON.stringify(question));
    if (reply === null || 'answer' in reply) return reply;
    if ('refused' in reply) throw new Error(reply.refused);
    await pause(attempts.milliseconds);
  }
  throw new Error(`Another process uses this DATA_DIR (${folder}) and does not answer. Try again later.`);
}

async function ask(socket: string, question: string): Promise<HolderAnswer | null> {
  const answer = await text(connect(socket).end(question)).catch((error: unknown) => {
    if (noHolderCodes.has(errorCodeOf(error))) return null;
    throw error;
  });
  if (answer === '') throw new Error('The gallery ended before it answered.');
  return answer === null ? null : JSON.parse(answer);
}

const noHolderCodes = new Set(['ENOENT', 'ECONNREFUSED']);
