import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { openWorkerProcess, type WorkerProcess } from '../../jobs/worker-process';
import type { PictureFacts } from './make-picture';
import type { PictureTask } from './picture-maker';
import type { PictureFolders } from './save-picture';

/** Saves a picture with its smaller ones. Throws for input that is not a picture. */
export type SavePicture = (original: Buffer) => Promise<PictureFacts>;
type Options = {
  program: string;
  folders: PictureFolders;
  atOnce?: number;
  idleMs?: number;
  limitMs?: number;
};

/** One picture for each core. Four take about a gigabyte. */
export const picturesAtOnce = Math.min(availableParallelism(), 4);

/**
 * Saves pictures in separate processes, each of which makes one at a time and ends `idleMs` (5 s) after its last one:
 * the allocator keeps about 300 MB from decoding and encoding until its process ends. A picture that takes longer than
 * `limitMs` (5 min) fails.
 */
export function openPictureProcesses({
  program,
  folders,
  atOnce = picturesAtOnce,
  idleMs,
  limitMs = 300_000,
}: Options): { savePicture: SavePicture; close: () => void } {
  const does = 'makes pictures';
  const all = Array.from({ length: atOnce }, () =>
    openWorkerProcess<PictureTask, PictureFacts>({ program, does, idleMs, limitMs }),
  );
  const free = [...all];
  const queue = pLimit(atOnce);
  return {
    savePicture: (original) => queue(() => withFree((worker) => worker.run({ original, folders }))),
    close: () => {
      for (const worker of all) worker.close();
    },
  };

  /** Takes the process that was used last, so that the others can end. */
  async function withFree<Result>(
    use: (worker: WorkerProcess<PictureTask, PictureFacts>) => Promise<Result>,
  ): Promise<Result> {
    const worker = free.pop();
    if (!worker) throw new Error('More pictures are made at once than there are processes.');
    try {
      return await use(worker);
    } finally {
      free.push(worker);
    }
  }
}
