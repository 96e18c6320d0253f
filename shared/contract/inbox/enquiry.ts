import type { Paged } from '../fields/answer';

/** An enquiry about an artwork; the payload's names are the specification's (§ 7). */
export type Enquiry = {
  fullname: string;
  email: string;
  mobile: string;
  artname: string;
  artimg: string;
  art_id: string;
};

/** An enquiry as the back office reads it; the work's name stays when the work is removed. */
export type EnquiryRecord = Pick<Enquiry, 'fullname' | 'email' | 'mobile' | 'artname'> & {
  _id: string;
  art_id: string | null;
  /** ISO 8601, UTC. */
  at: string;
  done: boolean;
};

export const enquiryPaths = {
  send: '/auth/sendmail',
  list: '/enquiry',
  one: (id: string) => `/enquiry/${encodeURIComponent(id)}`,
  /** PUT with `done`. */
  done: (id: string) => `/enquiry/${encodeURIComponent(id)}/done`,
};

/** Newest first. */
export type EnquiriesAnswer = Paged & { enquiries: EnquiryRecord[] };
export type EnquiryAnswer = { enquiry: EnquiryRecord };
export type EnquiryMarkedAnswer = EnquiryAnswer & { message: string };
