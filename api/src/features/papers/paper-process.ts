import pLimit from 'p-limit';
import { HttpError } from '../../http/answers/http-error';
import { openWorkerProcess } from '../../jobs/worker-process';
import type { PaperTask } from './make-paper';

/** Draws a paper and returns the PDF. Throws a 503 while too many wait. */
export type MakePaper = (task: PaperTask) => Promise<Buffer>;

const maxWaiting = 40;

/** Draws papers one at a time in a separate process: a paper takes 0.3 s and its libraries 150 MB. */
export function openPaperProcess({ program }: { program: string }): {
  makePaper: MakePaper;
  close: () => void;
} {
  const worker = openWorkerProcess<PaperTask, Uint8Array>({ program, does: 'draws papers' });
  const oneAtATime = pLimit(1);
  return {
    async makePaper(task) {
      if (oneAtATime.pendingCount >= maxWaiting)
        throw new HttpError(503, 'Many documents are being prepared. Please try again in a minute.');
      return Buffer.from(await oneAtATime(() => worker.run(task)));
    },
    close: worker.close,
  };
}
