export type Recipient = { name: string; address: string };
/** The gallery as its mails name it; `publicUrl` has no slash at its end. */
export type MailSettings = { from: Recipient; galleryEmail: string; publicUrl: string };

/** A picture in a mail with its label; `path` is relative to the public address, sizes are in pixels. */
export type MailPicture = {
  path: string;
  width: number;
  height: number;
  alt: string;
  title: string;
  /** Stands under the title, such as the artist. */
  note?: string;
};

/** What a mail says, in plain words; the layout makes text and HTML of it. */
export type EmailContent = {
  subject: string;
  /** What the HTML begins with; the subject, where it is missing. */
  heading?: string;
  /** What mail programs show beside the subject; the first paragraph, where it is missing. */
  preheader?: string;
  /** Line ends inside a paragraph stay. */
  paragraphs: string[];
  picture?: MailPicture;
  /** What follows from it: a paragraph under the picture. */
  next?: string;
  /** A few digits to be typed elsewhere, set large. */
  code?: string;
  /** Facts under the words, such as who asked for what. */
  facts?: [label: string, value: string][];
  /** Sums under the facts; the last is the total. */
  amounts?: [label: string, value: string][];
  /** Something to open: `url` is absolute. */
  link?: { label: string; url: string };
};

/** Stands at the end of every mail. */
export const replyText = 'Questions? Answer this mail; a person reads it.';

/** The mail as plain text: everything that its HTML says, but for the picture. */
export function textOf(content: EmailContent, settings: MailSettings): string {
  const { heading, paragraphs, code, next, facts = [], amounts = [], link } = content;
  const parts = [
    heading ?? '',
    ...paragraphs,
    code ? `Code: ${code}` : '',
    next ? `What happens next: ${next}` : '',
    linesOf(facts),
    linesOf(amounts),
    link ? `${link.label}:\n${link.url}` : '',
    replyText,
    `-- \n${settings.from.name}\n${settings.publicUrl}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function linesOf(rows: [label: string, value: string][]): string {
  return rows.map(([label, value]) => `${label}: ${value}`).join('\n');
}
