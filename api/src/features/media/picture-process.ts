import { openWorkerProcess } from '../../jobs/worker-process';
import type { PictureFacts } from './make-picture';
import type { PictureTask } from './picture-maker';
import type { PictureFolders } from './save-picture';

/** Saves a picture with its smaller ones. Throws for input that is not a picture. */
export type SavePicture = (original: Buffer) => Promise<PictureFacts>;
type Options = {
  program: string;
  folders: PictureFolders;
  idleMs?: number;
};

/**
 * Saves pictures in a separate process, which ends `idleMs` (5 s) after the last one: the allocator keeps about 500
 * MB from decoding and encoding until its process ends.
 */
export function openPictureProcess({ program, folders, idleMs }: Options): {
  savePicture: SavePicture;
  close: () => void;
} {
  const worker = openWorkerProcess<PictureTask, PictureFacts>({ program, does: 'makes pictures', idleMs });
  return { savePicture: (original) => worker.run({ original, folders }), close: worker.close };
}
