export type {
  ContactMarkedAnswer,
  ContactRecord,
  ContactRecordAnswer,
  ContactRecordsAnswer,
} from './inbox.schema';

export type ContactMessage = {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  textarea: string;
};

export const contactSentMessage = 'Thank you! Your message has reached the gallery.';

export const contactPaths = {
  send: '/contact',
  one: (id: string) => `/contact/${encodeURIComponent(id)}`,
  done: (id: string) => `/contact/${encodeURIComponent(id)}/done`,
};
