import {
  maxPictureAlt,
  maxWorkPictures,
  pictureKinds,
} from '@gallery/shared/contract/catalogue/pictures/work-pictures';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../../../db/columns';
import { pictures } from '../../media/picture.table';
import { artworks } from '../artwork.table';

const places = sql.raw(String(maxWorkPictures));
const letters = sql.raw(String(maxPictureAlt));

/** Further pictures of a work. The places are unique when a statement ends, so that one can reorder them. */
export const workPictures = pgTable(
  'artwork_pictures',
  {
    id: uuid().primaryKey(),
    artworkId: uuid('artwork_id')
      .notNull()
      .references(() => artworks.id, { onDelete: 'cascade' }),
    /** From 1. */
    position: integer().notNull(),
    kind: text({ enum: pictureKinds }).notNull(),
    alt: text().notNull().default(''),
    imgUrl: text('img_url').notNull(),
    pictureHash: text('picture_hash').references(() => pictures.hash),
    createdAt: createdAt(),
  },
  (table) => [
    unique('artwork_pictures_place').on(table.artworkId, table.position),
    check('artwork_pictures_position', sql`${table.position} BETWEEN 1 AND ${places}`),
    check('artwork_pictures_kind', sql`${table.kind} IN ('detail', 'back', 'signature', 'frame', 'other')`),
    check('artwork_pictures_alt', sql`char_length(${table.alt}) <= ${letters}`),
  ],
);
