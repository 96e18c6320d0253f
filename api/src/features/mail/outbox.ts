import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { defineJob, type Jobs } from '../../jobs/job-queue';
import { readGalleryFacts } from '../settings/gallery-facts';
import { isErasedAddress } from '../users/erased-account';
import { type EmailContent, type MailSettings, type Recipient, textOf } from './email';
import { htmlOf } from './html/mail-html';
import { type MailAttachment, mails } from './mail.table';

/** Retries for two days: after 15 s, then with growing delays of up to an hour. */
const untilDelivered = {
  retryLimit: 60,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 3_600,
  heartbeatSeconds: 10,
};

export const sendMailJob = defineJob<{ mail: string }>('send-mail', untilDelivered);

/** Delivers mail that expires within minutes; no other mail delays it. */
export const sendUrgentMailJob = defineJob<{ mail: string }>('send-urgent-mail', untilDelivered);

export type Email = {
  to: Recipient;
  replyTo?: string;
  content: EmailContent;
  attachments?: MailAttachment[];
  /** Stops such mails with a POST, without a log-in. */
  stopUrl?: string;
  /** The gallery sends such mail before other mail, and never after this time. */
  urgentUntil?: Date | SQL;
  /** A person wrote it, as an answer to the mail with this Message-ID or to none. */
  personal?: { inReplyTo: string | null };
  /** For a mail that can be withdrawn. */
  id?: string;
  sendAt?: Date;
};

export type Outbox = {
  settings: MailSettings;
  /** Saves an email in the transaction of its cause, so that it leaves after the commit or never. */
  write(tx: Database, mail: Email): Promise<void>;
  sendNow(tx: Database, id: string): Promise<void>;
  /** Deletes a mail that has not left. Returns false if it has, or is on its way. */
  withdraw(tx: Database, id: string): Promise<boolean>;
};

export function outboxOf(settings: MailSettings, jobs: Jobs): Outbox {
  return {
    settings,
    async write(tx, { id = randomUUID(), to, replyTo, content, attachments, stopUrl, personal, ...when }) {
      if (isErasedAddress(to.address)) return;
      const { address } = await readGalleryFacts(tx);
      const { urgentUntil, sendAt } = when;
      await tx.insert(mails).values({
        id,
        toName: oneLine(to.name),
        toAddress: to.address,
        replyTo: replyTo ?? settings.galleryEmail,
        subject: oneLine(content.subject),
        text: textOf(content, settings),
        html: htmlOf(content, settings, address),
        attachments,
        stopUrl,
        isPersonal: personal !== undefined,
        inReplyTo: personal?.inReplyTo,
        urgentUntil,
      });
      await jobs.send(tx, urgentUntil ? sendUrgentMailJob : sendMailJob, { mail: id }, sendAt);
    },
    sendNow: (tx, id) => jobs.send(tx, sendMailJob, { mail: id }),
    async withdraw(tx, id) {
      const isIdle = or(isNull(mails.claimedUntil), lt(mails.claimedUntil, sql`now()`));
      const withdrawn = await tx
        .delete(mails)
        .where(and(eq(mails.id, id), isNull(mails.sentAt), isIdle))
        .returning({ id: mails.id });
      return withdrawn.length > 0;
    },
  };
}

/** Replaces line ends and control characters, which must not reach a header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
