import { artworkColors } from '@gallery/shared/contract/catalogue/artwork-choices';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The original's content decides the name, so works with the same file share a row. */
export const pictures = pgTable(
  'pictures',
  {
    hash: text().primaryKey(),
    width: integer().notNull(),
    height: integer().notNull(),
    widths: integer().array().notNull(),
    placeholder: text().notNull(),
    /** The main colors, the largest first. `null` until they are found. */
    colors: text({ enum: artworkColors }).array(),
  },
  (table) => [index('pictures_by_color').using('gin', table.colors)],
);
