import type { EnquiryInput } from '@gallery/shared/contract/inbox/enquiry-input.schema';
import type { EmailContent, MailPicture } from '../mail/email';

/** `url` is the page of the work. */
type Work = { name: string; url: string; picture: MailPicture | undefined };

/** To the gallery. */
export function enquiryEmail({ fullname, email, mobile }: EnquiryInput, work: Work): EmailContent {
  return {
    subject: `Enquiry about ${work.name}`,
    heading: 'An enquiry',
    picture: work.picture,
    paragraphs: [`${fullname} would like to know more about ${work.name}, its availability and its price.`],
    facts: [
      ['Full name', fullname],
      ['Email', email],
      ['Phone', mobile],
    ],
    link: { label: `Open ${work.name}`, url: work.url },
  };
}

/** To the sender. Repeats nothing from the form: anybody can enter anybody's address there. */
export function acknowledgementEmail(work: Work): EmailContent {
  return {
    subject: `Your enquiry about ${work.name}`,
    heading: 'Thank you for your enquiry',
    picture: work.picture,
    paragraphs: [
      `Thank you for your enquiry about ${work.name}. A curator will write to you soon about its availability and its price.`,
      'If you did not send it, you can ignore this email.',
    ],
    link: { label: `See ${work.name} again`, url: work.url },
  };
}
