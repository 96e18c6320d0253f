import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dateTime } from '../../db/columns';
import { contactMessages } from '../contact/contact.table';
import { enquiries } from '../enquiries/enquiry.table';
import { users } from '../users/user.table';

/** Begins with an enquiry or a message, whose id it has. A trigger adds it. */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid().primaryKey(),
    enquiryId: uuid('enquiry_id').references(() => enquiries.id, { onDelete: 'cascade' }),
    messageId: uuid('message_id').references(() => contactMessages.id, { onDelete: 'cascade' }),
    /** Part of the address to which the customer answers. Only the customer's mails contain it. */
    replyToken: text('reply_token').notNull().default(sql`replace(gen_random_uuid()::text, '-', '')`),
    assignedTo: uuid('assigned_to').references(() => users.id, { onDelete: 'set null' }),
    snoozedUntil: dateTime('snoozed_until'),
    /** The newest letter of the customer. */
    activeAt: dateTime('active_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('conversations_reply_token').on(table.replyToken),
    uniqueIndex('conversations_by_enquiry').on(table.enquiryId),
    uniqueIndex('conversations_by_message').on(table.messageId),
    index('conversations_by_staff').on(table.assignedTo),
    index('conversations_by_activity').on(table.activeAt, table.id),
    check(
      'conversations_subject',
      sql`num_nonnulls(${table.enquiryId}, ${table.messageId}) = 1 AND ${table.id} = coalesce(${table.enquiryId}, ${table.messageId})`,
    ),
  ],
);

export type ConversationRecord = typeof conversations.$inferSelect;
