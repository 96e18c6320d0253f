export type Recipient = { name: string; address: string };
/** `publicUrl` has no trailing slash. */
export type MailSettings = {
  from: Recipient;
  galleryEmail: string;
  publicUrl: string;
  mailsPaidOrders?: boolean;
  /** Receives the answers of customers. Without it, answers reach `galleryEmail`. */
  inboundAddress?: string;
};

/** `path` is relative to the public address; sizes are in pixels. */
export type MailPicture = {
  path: string;
  width: number;
  height: number;
  alt: string;
  title: string;
  note?: string;
};

/** `url` is absolute. */
export type MailWork = Pick<MailPicture, 'title' | 'note'> & {
  url: string;
  price: string;
  reason: string;
  picture?: Omit<MailPicture, 'title' | 'note'>;
};

export type EmailContent = {
  subject: string;
  heading?: string;
  preheader?: string;
  paragraphs: string[];
  picture?: MailPicture;
  works?: MailWork[];
  next?: string;
  code?: string;
  facts?: [label: string, value: string][];
  amounts?: [label: string, value: string][];
  /** `url` is absolute. */
  link?: { label: string; url: string };
  /** Says why the reader gets the mail. */
  footNote?: string;
  footLink?: { label: string; url: string };
  /** Stands last: long values that a reader needs only for a check. */
  proof?: [label: string, value: string][];
};

export const replyText = 'Questions? Reply to this email; a person will read it.';

/** Contains everything of the HTML but the picture. */
export function textOf(content: EmailContent, settings: MailSettings): string {
  const { heading, paragraphs, code, next, facts = [], amounts = [], link, footLink, proof = [] } = content;
  const { works = [], footNote = '' } = content;
  const parts = [
    heading ?? '',
    ...paragraphs,
    code ? `Code: ${code}` : '',
    ...works.map(workText),
    next ? `What happens next: ${next}` : '',
    linesOf(facts),
    linesOf(amounts),
    link ? `${link.label}:\n${link.url}` : '',
    replyText,
    footNote,
    footLink ? `${footLink.label}:\n${footLink.url}` : '',
    linesOf(proof),
    `-- \n${settings.from.name}\n${settings.publicUrl}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function workText({ title, note, price, reason, url }: MailWork): string {
  return [title, note, price, reason, url].filter(Boolean).join('\n');
}

function linesOf(rows: [label: string, value: string][]): string {
  return rows.map(([label, value]) => `${label}: ${value}`).join('\n');
}
