import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { artworks } from '../artwork.table';

/** Says which live order or lot has a work. Triggers write it (migrations/0026); the primary key allows one claim for each work. */
export const artworkClaims = pgTable('artwork_claims', {
  artworkId: uuid('artwork_id')
    .primaryKey()
    .references(() => artworks.id, { onDelete: 'cascade' }),
  by: text({ enum: ['order', 'lot'] }).notNull(),
  claimId: uuid('claim_id').notNull(),
});
