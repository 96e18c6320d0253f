import pLimit from 'p-limit';

/** Decodes one picture at a time in this process: a large one takes hundreds of megabytes while it is read. */
export const queuePicture = pLimit(1);
