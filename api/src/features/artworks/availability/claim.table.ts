import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { artworks } from '../artwork.table';

/** Who has a work: a live order or a lot. Triggers write it (migrations/0026); its key lets one alone have the work. */
export const artworkClaims = pgTable('artwork_claims', {
  artworkId: uuid('artwork_id')
    .primaryKey()
    .references(() => artworks.id, { onDelete: 'cascade' }),
  by: text({ enum: ['order', 'lot'] }).notNull(),
  claimId: uuid('claim_id').notNull(),
});
