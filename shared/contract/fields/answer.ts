export type { AuditEntry, ErrorAnswer, MessageAnswer, Paged } from './answer.schema';
export const defaultListLimit = 24;
export const maxListLimit = 100;

export const networkMessage = 'Could not send request. Kindly check your internet connection.';
/** Describes an area whose code does not load. */
export const unavailableMessage = 'This part of the site is not available right now.';

/** In bytes. Limits every body except an uploaded picture. */
export const textBodyLimit = 64 * 1024;
