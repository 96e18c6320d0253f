import type { Readable } from 'node:stream';
import { keyedQueue } from '../../../http/requests/keyed-queue';

/** Handles one request of an upload at a time. A newer request ends the older body, whose client may have left unnoticed. */
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
