export type {
  ContactMarkedAnswer,
  ContactRecord,
  ContactRecordAnswer,
  ContactRecordsAnswer,
} from './contact.schema';

/** A message to the gallery, by the names of the form's fields (specification § 3). */
export type ContactMessage = {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  textarea: string;
};

/** GET lists the messages. */
export const contactPaths = {
  send: '/contact',
  one: (id: string) => `/contact/${encodeURIComponent(id)}`,
  /** PUT with `done`. */
  done: (id: string) => `/contact/${encodeURIComponent(id)}/done`,
};
