export type { AuditEntry, ErrorAnswer, MessageAnswer, Paged } from './answer.schema';
/** Lists answer this many unless told, and never more than the most. */
export const defaultListLimit = 24;
export const maxListLimit = 100;

/** What a caller reads when nothing answered (specification § 8). */
export const networkMessage = 'Could not send request. Kindly check your internet connection.';

/** Bytes: no body is larger but an uploaded picture. */
export const textBodyLimit = 64 * 1024;
