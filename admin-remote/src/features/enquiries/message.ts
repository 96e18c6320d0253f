import type { ContactRecord } from '@gallery/shared/contract/inbox/contact';
import type { EnquiryRecord } from '@gallery/shared/contract/inbox/enquiry';

/** An enquiry or a message as it is shown. */
export type InboxMessage = {
  _id: string;
  name: string;
  email: string;
  /** '' when none was given. */
  phone: string;
  subject: string;
  /** Where the work is seen that it is about; `null` when there is none. */
  workPath: string | null;
  /** '' where the form has no text of its own. */
  text: string;
  at: string;
  done: boolean;
};

export function enquiryToMessage(enquiry: EnquiryRecord): InboxMessage {
  const { _id, fullname, email, mobile, artname, art_id, at, done } = enquiry;
  const workPath = art_id && `/art-page/${art_id}`;
  return { _id, email, at, done, workPath, name: fullname, phone: mobile, subject: artname, text: '' };
}

export function contactToMessage(message: ContactRecord): InboxMessage {
  const { _id, firstName, lastName, email, phoneNumber, textarea, at, done } = message;
  const name = `${firstName} ${lastName}`.trim() || email;
  return { _id, email, at, done, name, phone: phoneNumber, subject: '', workPath: null, text: textarea };
}

/** The address of a reply, with its subject. */
export function replyLink({ email, subject }: InboxMessage): string {
  const about = subject ? `Your enquiry about ${subject}` : 'Your message to the gallery';
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(about)}`;
}
