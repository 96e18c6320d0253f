export type { EnquiriesAnswer, EnquiryAnswer, EnquiryMarkedAnswer, EnquiryRecord } from './inbox.schema';

/** The specification defines the payload's names (§ 7). */
export type Enquiry = {
  fullname: string;
  email: string;
  mobile: string;
  artname: string;
  artimg: string;
  art_id: string;
};

export const enquirySentMessage = 'Enquiry sent!';

export const enquiryPaths = {
  send: '/auth/sendmail',
  list: '/enquiry',
  one: (id: string) => `/enquiry/${encodeURIComponent(id)}`,
  done: (id: string) => `/enquiry/${encodeURIComponent(id)}/done`,
};

/** Turns 'ada mcDonald' into 'Ada McDonald'. */
export function capitaliseWords(text: string): string {
  return text.replace(/(^|\s)(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase());
}
