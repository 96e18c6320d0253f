import type { ContactRecord } from '@gallery/shared/contract/inbox/contact';
import type { EnquiryRecord } from '@gallery/shared/contract/inbox/enquiry';
import { artworkPath } from '@gallery/shared/paths/gallery-paths';

export type InboxMessage = {
  _id: string;
  name: string;
  email: string;
  /** '' if the sender gave none. */
  phone: string;
  subject: string;
  workPath: string | null;
  /** '' for an enquiry, because its form has no text field. */
  text: string;
  at: string;
  done: boolean;
};

export function enquiryToMessage(enquiry: EnquiryRecord): InboxMessage {
  const { _id, fullname, email, mobile, artname, art_id, at, done } = enquiry;
  const workPath = art_id && artworkPath(art_id);
  return { _id, email, at, done, workPath, name: fullname, phone: mobile, subject: artname, text: '' };
}

export function contactToMessage(message: ContactRecord): InboxMessage {
  const { _id, firstName, lastName, email, phoneNumber, textarea, at, done } = message;
  const name = `${firstName} ${lastName}`.trim() || email;
  return { _id, email, at, done, name, phone: phoneNumber, subject: '', workPath: null, text: textarea };
}

export function replyLink({ email, subject }: InboxMessage): string {
  const about = subject ? `Your enquiry about ${subject}` : 'Your message to the gallery';
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(about)}`;
}
