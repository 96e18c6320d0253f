import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The original's content decides the name, so works with the same file share a row. */
export const pictures = pgTable('pictures', {
  hash: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  widths: integer().array().notNull(),
  placeholder: text().notNull(),
});
