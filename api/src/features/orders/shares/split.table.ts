import { sql } from 'drizzle-orm';
import { check, numeric, pgTable, uuid } from 'drizzle-orm/pg-core';
import { artists } from '../../artists/artist.table';
import { artworks } from '../../artworks/artwork.table';

/** The percentage that the artist gets of each coming sale. An artist without a row gets the default. */
export const artistSplits = pgTable(
  'artist_splits',
  {
    artistId: uuid('artist_id')
      .primaryKey()
      .references(() => artists.id, { onDelete: 'cascade' }),
    percent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
  },
  ({ percent }) => [check('artist_splits_percent', sql`${percent} BETWEEN 0 AND 100`)],
);

/** The percentage for one work, which overrides its artist's. */
export const workSplits = pgTable(
  'work_splits',
  {
    artworkId: uuid('artwork_id')
      .primaryKey()
      .references(() => artworks.id, { onDelete: 'cascade' }),
    percent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
  },
  ({ percent }) => [check('work_splits_percent', sql`${percent} BETWEEN 0 AND 100`)],
);
