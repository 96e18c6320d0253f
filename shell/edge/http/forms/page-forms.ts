import type { SentForm } from '@gallery/shared/contract/forms/sent-form';
import { contactPaths } from '@gallery/shared/contract/inbox/contact';
import { enquiryPaths } from '@gallery/shared/contract/inbox/enquiry';
import { type BookedAnswer, eventPaths } from '@gallery/shared/contract/programme/event';
import { capitaliseWords } from '@gallery/shared/format/capitalise-words';

type Values = Record<string, string>;

/** A form that the browser itself sends to its page; the API checks it like any other. */
export type PageForm = {
  page: string;
  /** What the API gets, and what the page gets back when the API refuses it. */
  fields: readonly string[];
  path: (id: string) => string;
  body: (values: Values, id: string) => object;
  sent: (answer: unknown) => SentForm;
};

const id = ':id(^[0-9a-f-]{36}$)';

export const pageForms: PageForm[] = [
  {
    page: '/contact-us',
    fields: ['firstName', 'lastName', 'email', 'phoneNumber', 'textarea'],
    path: () => contactPaths.send,
    body: (values) => values,
    sent: () => 'message',
  },
  {
    page: `/art-page/${id}`,
    fields: ['fullname', 'email', 'mobile', 'artname', 'artimg'],
    path: () => enquiryPaths.send,
    body: ({ fullname = '', ...values }, id) => ({
      ...values,
      fullname: capitaliseWords(fullname),
      art_id: id,
    }),
    sent: () => 'enquiry',
  },
  {
    page: `/event-booking/${id}`,
    fields: ['name', 'email', 'places', 'waitlist'],
    path: eventPaths.book,
    body: (values) => values,
    sent: (answer) => ((answer as BookedAnswer).booking.status === 'waiting' ? 'waiting' : 'confirmed'),
  },
];
