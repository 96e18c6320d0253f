import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '@gallery/shared/server/files';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Recipient } from './email';
import type { mails } from './mail.table';

export type Deliver = (mail: typeof mails.$inferSelect) => Promise<void>;

/** `smtpUrl` includes user and password. When it is `null`, the gallery writes emails to `folder`. */
export type Delivery = { from: Recipient; smtpUrl: string | null; folder: string };

export function deliverBy({ from, smtpUrl, folder }: Delivery, logger: FastifyBaseLogger): Deliver {
  return smtpUrl ? deliverBySmtp(smtpUrl, from) : deliverToFolder(folder, from, logger);
}

function deliverBySmtp(url: string, from: Recipient): Deliver {
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  const transport = createTransport({ url, ...timeouts });
  return async (mail) => void (await transport.sendMail(messageOf(mail, from)));
}

/** Writes to a temporary name and renames the file, so that readers never see part of it. */
function deliverToFolder(folder: string, from: Recipient, logger: FastifyBaseLogger): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail) => {
    const { message } = await transport.sendMail(messageOf(mail, from));
    const file = path.join(folder, `${mail.createdAt.toISOString().replaceAll(':', '-')}-${mail.id}.eml`);
    const beginning = `${file}.${randomUUID()}`;
    await makeFolder(folder);
    await writeFile(beginning, message);
    await rename(beginning, file);
    logger.info({ file }, 'mail saved as a file');
  };
}

/** Keeps the Message-ID when the gallery sends an email again, so that mail programs show it once. */
function messageOf(mail: typeof mails.$inferSelect, from: Recipient) {
  return {
    // nodemailer changes the object that it receives.
    from: { ...from },
    to: { name: mail.toName, address: mail.toAddress },
    replyTo: mail.replyTo ?? undefined,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments,
    messageId: `<${mail.id}@${from.address.split('@').at(-1)}>`,
    date: mail.createdAt,
    inReplyTo: mail.inReplyTo ?? undefined,
    references: mail.inReplyTo ?? undefined,
    headers: { ...(!mail.isPersonal && { 'Auto-Submitted': 'auto-generated' }), ...stopHeaders(mail) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** RFC 8058: one click in the mail program stops such mails. */
function stopHeaders({ stopUrl }: typeof mails.$inferSelect) {
  if (!stopUrl) return {};
  return { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
