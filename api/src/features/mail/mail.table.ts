import { boolean, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../../db/columns';

export type MailAttachment = {
  filename: string;
  contentType: string;
  content: string;
  /** Of `content`; otherwise it is text. */
  encoding?: 'base64';
};

export const mails = pgTable('mails', {
  id: uuid().primaryKey(),
  toName: text('to_name').notNull(),
  toAddress: text('to_address').notNull(),
  replyTo: text('reply_to'),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  /** Mail programs offer it as a button that stops such mails. */
  stopUrl: text('stop_url'),
  attachments: jsonb().$type<MailAttachment[]>().notNull().default([]),
  /** A person wrote it, so mail programs may answer it by themselves. */
  isPersonal: boolean('is_personal').notNull().default(false),
  inReplyTo: text('in_reply_to'),
  createdAt: createdAt(),
  claimedUntil: timestamp('claimed_until', { precision: 3, withTimezone: true }),
  urgentUntil: timestamp('urgent_until', { precision: 3, withTimezone: true }),
  sentAt: timestamp('sent_at', { precision: 3, withTimezone: true }),
});
