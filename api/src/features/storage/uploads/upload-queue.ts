import type { Readable } from 'node:stream';
import { keyedQueue } from '../../../http/requests/keyed-queue';

/**
 * Runs one request at a time on an upload. A newer one ends the body of the one before: its client has left, which a
 * broken connection does not say.
 */
export function uploadQueue() {
  const enqueue = keyedQueue();
  const latest = new Map<string, Readable | undefined>();
  return async function enqueuePart<Result>(
    upload: string,
    part: Readable | undefined,
    work: () => Promise<Result>,
  ): Promise<Result> {
    if (latest.get(upload)?.readableEnded === false) latest.get(upload)?.destroy();
    latest.set(upload, part);
    try {
      return await enqueue(upload, work);
    } finally {
      if (latest.get(upload) === part) latest.delete(upload);
    }
  };
}
