import { fifoGate } from '../../db/embedded/fifo-gate';

/** Lets one picture at a time be decoded in this process: a large one takes hundreds of megabytes while it is read. */
export const inPictureTurn = fifoGate();
