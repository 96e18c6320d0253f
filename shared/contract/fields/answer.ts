export type { AuditEntry, ErrorAnswer, MessageAnswer, Paged } from './answer.schema';
export const defaultListLimit = 24;
export const maxListLimit = 100;

export const networkMessage = 'Could not send request. Kindly check your internet connection.';

/** Bytes, for every body but an uploaded picture. */
export const textBodyLimit = 64 * 1024;
