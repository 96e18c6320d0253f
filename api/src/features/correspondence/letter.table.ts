import { maxLetter } from '@gallery/shared/contract/correspondence/conversation';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../../db/columns';
import { users } from '../users/user.table';
import { conversations } from './conversation.table';

/** The letters after the first one. The author's name stays when the account is deleted. */
export const letters = pgTable(
  'letters',
  {
    /** Of an answer, also the id of its mail. */
    id: uuid().primaryKey(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    fromGallery: boolean('from_gallery').notNull(),
    byUser: uuid('by_user').references(() => users.id, { onDelete: 'set null' }),
    /** The administrator, or the customer's address. */
    byName: text('by_name').notNull(),
    text: text().notNull(),
    /** The Message-ID of a received mail, so that the same mail is saved once. */
    sourceId: text('source_id'),
    createdAt: createdAt(),
  },
  (table) => [
    index('letters_by_conversation').on(table.conversationId, table.createdAt, table.id),
    uniqueIndex('letters_source').on(table.conversationId, table.sourceId),
    check('letters_text', sql`char_length(${table.text}) BETWEEN 1 AND ${sql.raw(String(maxLetter))}`),
    check('letters_origin', sql`${table.fromGallery} = (${table.sourceId} IS NULL)`),
  ],
);
