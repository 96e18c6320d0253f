import { setPriority } from 'node:os';
import { type PictureFolders, savePicture } from './save-picture';

export type PictureTask = { id: number; original: Buffer; folders: PictureFolders };

/** A program of its own (`picture-process.ts`). The gallery's visitors come first. */
setPriority(10);
// Ctrl-C reaches it too, and it ends with the process that started it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit(0));

process.on('message', async ({ id, original, folders }: PictureTask) => {
  try {
    process.send?.({ id, facts: await savePicture(original, folders) });
  } catch (error) {
    process.send?.({ id, refusal: error instanceof Error ? error.message : String(error) });
  }
});
