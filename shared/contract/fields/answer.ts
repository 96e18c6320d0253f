export type { AuditEntry, ErrorAnswer, MessageAnswer, Paged } from './answer.schema';

export const defaultListLimit = 24;
export const maxListLimit = 100;

export const networkMessage = 'Could not send request. Kindly check your internet connection.';
/** Describes an area whose code does not load. */
export const unavailableMessage = 'This part of the site is not available right now.';

/** In bytes. Limits every body except an uploaded picture. */
export const textBodyLimit = 64 * 1024;

/** The query parameter that says what a form without scripts has sent. */
export const sentParameter = 'sent';

/** A form that was sent without scripts and refused. The edge returns it in the page. */
export type RefusedForm = {
  action: string;
  values: Record<string, string>;
  message: string;
  errors: Record<string, string>;
};
