import pLimit from 'p-limit';
import sharp from 'sharp';

sharp.concurrency(1);
// No picture is decoded twice, and what the cache holds is held for good.
sharp.cache(false);

/** Decodes one picture at a time in this process: a large one takes hundreds of megabytes. */
export const queuePicture = pLimit(1);
