import pLimit from 'p-limit';
import sharp from 'sharp';

sharp.concurrency(1);
// Disables the cache, because no picture is decoded twice and the cache never releases its memory.
sharp.cache(false);

/** Decodes one picture at a time in this process, because a large one takes hundreds of megabytes. */
export const queuePicture = pLimit(1);
