import { randomUUID } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/client';
import type { Jobs } from '../../jobs/job-queue';
import { type EmailContent, type MailSettings, type Recipient, textOf } from './email';
import { htmlOf } from './html/mail-html';
import { type MailAttachment, mails } from './mail.table';
import { sendMailJob, sendUrgentMailJob } from './mail-jobs';

export type Email = {
  to: Recipient;
  replyTo?: string;
  content: EmailContent;
  attachments?: MailAttachment[];
  /** Stops such mails with a POST, without a log-in. */
  stopUrl?: string;
  /** The gallery sends such mail before other mail, and never after this time. */
  urgentUntil?: Date | SQL;
};

export type Outbox = {
  settings: MailSettings;
  /** Saves an e-mail in the transaction of its cause, so that it leaves after the commit or never. */
  write(tx: Database, mail: Email): Promise<void>;
};

export function outboxOf(settings: MailSettings, jobs: Jobs): Outbox {
  return {
    settings,
    async write(tx, { to, replyTo, content, attachments, stopUrl, urgentUntil }) {
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
        stopUrl,
        urgentUntil,
      });
      await jobs.send(tx, urgentUntil ? sendUrgentMailJob : sendMailJob, { mail: id });
    },
  };
}

/** Replaces line ends and control characters, which must not reach a header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
