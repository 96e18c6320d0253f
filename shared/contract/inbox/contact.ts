import type { Paged } from '../fields/answer';

/** A message to the gallery, by the names of the form's fields (specification § 3). */
export type ContactMessage = {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  textarea: string;
};

/** A message as the back office reads it. */
export type ContactRecord = ContactMessage & {
  _id: string;
  /** ISO 8601, UTC. */
  at: string;
  done: boolean;
};

/** GET lists the messages. */
export const contactPaths = {
  send: '/contact',
  one: (id: string) => `/contact/${encodeURIComponent(id)}`,
  /** PUT with `done`. */
  done: (id: string) => `/contact/${encodeURIComponent(id)}/done`,
};

/** Newest first. */
export type ContactRecordsAnswer = Paged & { messages: ContactRecord[] };
export type ContactRecordAnswer = { contact: ContactRecord };
export type ContactMarkedAnswer = ContactRecordAnswer & { message: string };
