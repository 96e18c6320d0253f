import pLimit from 'p-limit';
import { HttpError } from '../../http/answers/http-error';
import { openWorkerProcess } from '../../jobs/worker-process';
import type { PaperTask } from './make-paper';

/** Draws a paper and returns the PDF. Throws a 503 while too many wait. */
export type MakePaper = (task: PaperTask) => Promise<Buffer>;

type Line = { program: string; does: string; maxWaiting: number; limitMs: number };

/** Two processes, so that no buyer's paper waits for a catalogue. Each takes 150 MB, and ends when idle. */
export function openPaperProcess({ program, limitMs = 30_000 }: { program: string; limitMs?: number }): {
  makePaper: MakePaper;
  close: () => void;
} {
  const papers = openLine({ program, does: 'draws papers', maxWaiting: 40, limitMs });
  const catalogues = openLine({ program, does: 'draws catalogues', maxWaiting: 4, limitMs });
  return {
    makePaper: (task) => ('catalogue' in task ? catalogues : papers).draw(task),
    close() {
      papers.close();
      catalogues.close();
    },
  };
}

/** Draws one at a time. */
function openLine({ maxWaiting, ...options }: Line): { draw: MakePaper; close: () => void } {
  const worker = openWorkerProcess<PaperTask, Uint8Array>(options);
  const oneAtATime = pLimit(1);
  return {
    async draw(task) {
      if (oneAtATime.pendingCount >= maxWaiting)
        throw new HttpError(503, 'Many documents are being prepared. Please try again in a minute.');
      return Buffer.from(await oneAtATime(() => worker.run(task)));
    },
    close() {
      oneAtATime.clearQueue();
      worker.close();
    },
  };
}
