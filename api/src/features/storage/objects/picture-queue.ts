import pLimit from 'p-limit';

/** Decodes one picture at a time in this process: a large one takes hundreds of megabytes. */
export const queuePicture = pLimit(1);
