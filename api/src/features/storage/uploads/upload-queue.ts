import type { Readable } from 'node:stream';

export type TakeTurn = <Result>(
  upload: string,
  part: Readable | undefined,
  work: () => Promise<Result>,
) => Promise<Result>;

/**
 * Lets one request at a time work on an upload. A newer one ends the one before: its client has left it, which a
 * broken line does not tell.
 */
export function uploadTurns(): TakeTurn {
  const last = new Map<string, { part: Readable | undefined; done: Promise<unknown> }>();
  return async function take(upload, part, work) {
    const before = last.get(upload);
    if (before?.part?.readableEnded === false) before.part.destroy();
    const turn = (before?.done ?? Promise.resolve()).then(work);
    const mine = { part, done: turn.catch(() => {}) };
    last.set(upload, mine);
    try {
      return await turn;
    } finally {
      if (last.get(upload) === mine) last.delete(upload);
    }
  };
}
