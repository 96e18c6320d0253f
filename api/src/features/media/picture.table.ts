import { artworkColors } from '@gallery/shared/contract/catalogue/artwork-choices';
import type { Picture } from '@gallery/shared/contract/catalogue/pictures/picture';
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

const base = (hash: string) => `/api/media/${hash}`;

export function pictureOf({ hash, colors: _colors, ...picture }: typeof pictures.$inferSelect): Picture {
  return { base: base(hash), ...picture };
}

export function originalUrl({ hash, original }: { hash: string; original: string }): string {
  return `${base(hash)}/${original}`;
}
