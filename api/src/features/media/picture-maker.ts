import { answerTasks } from '../../jobs/worker-process';
import type { PictureFacts } from './make-picture';
import { type PictureFolders, savePicture } from './save-picture';

export type PictureTask = { original: Buffer; folders: PictureFolders };

/** Runs as its own program (`picture-process.ts`). */
answerTasks<PictureTask, PictureFacts>(({ original, folders }) => savePicture(original, folders));
