import { maxLetter, maxTemplateName } from '@gallery/shared/contract/correspondence/conversation';
import { sql } from 'drizzle-orm';
import { check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../../../db/columns';

/** Texts from which curators begin their answers. */
export const letterTemplates = pgTable(
  'letter_templates',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('letter_templates_name').on(sql`lower(${table.name})`),
    check(
      'letter_templates_length',
      sql`char_length(${table.name}) BETWEEN 1 AND ${sql.raw(String(maxTemplateName))}
        AND char_length(${table.text}) BETWEEN 1 AND ${sql.raw(String(maxLetter))}`,
    ),
  ],
);
