import { setPriority } from 'node:os';
import { type PictureFolders, savePicture } from './save-picture';

export type PictureTask = { id: number; original: Buffer; folders: PictureFolders };

/** Runs as its own program (`picture-process.ts`) at low priority, so that requests of visitors come first. */
setPriority(10);
// Ignores Ctrl-C, because the program ends with the process that started it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit(0));

process.on('message', async ({ id, original, folders }: PictureTask) => {
  try {
    process.send?.({ id, facts: await savePicture(original, folders) });
  } catch (error) {
    process.send?.({ id, refusal: error instanceof Error ? error.message : String(error) });
  }
});
