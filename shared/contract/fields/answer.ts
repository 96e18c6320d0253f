export type { AuditEntry, ErrorAnswer, MessageAnswer, Paged } from './answer.schema';
export const defaultListLimit = 24;
export const maxListLimit = 100;

export const networkMessage = 'Could not send request. Kindly check your internet connection.';
/** Of an area whose code does not come. */
export const unavailableMessage = 'This part of the site is not available right now.';

/** Bytes, for every body but an uploaded picture. */
export const textBodyLimit = 64 * 1024;
