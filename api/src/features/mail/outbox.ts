import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/client';
import type { Jobs } from '../../jobs/job-queue';
import { type EmailContent, type MailSettings, type Recipient, textOf } from './email';
import { type MailAttachment, mails } from './mail.table';
import { htmlOf } from './mail-html';
import { sendMailJob } from './mail-jobs';

export type Email = {
  to: Recipient;
  /** Whom an answer goes to, when that is not a curator of the gallery. */
  replyTo?: string;
  content: EmailContent;
  attachments?: MailAttachment[];
};

/** What features write mails with. */
export type Outbox = {
  settings: MailSettings;
  /** Writes a mail in the transaction `tx` of what causes it: it leaves after the commit, or never. */
  write(tx: Database, mail: Email): Promise<void>;
};

export function outboxOf(settings: MailSettings, jobs: Jobs): Outbox {
  return {
    settings,
    async write(tx, { to, replyTo, content, attachments }) {
      const id = randomUUID();
      await tx.insert(mails).values({
        id,
        toName: oneLine(to.name),
        toAddress: to.address,
        replyTo: replyTo ?? settings.galleryEmail,
        subject: oneLine(content.subject),
        text: textOf(content, settings),
        html: htmlOf(content, settings),
        attachments,
      });
      await jobs.send(tx, sendMailJob, { mail: id });
    },
  };
}

/** What goes into a header has neither line ends nor other control characters. */
function oneLine(words: string): string {
  return words.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
