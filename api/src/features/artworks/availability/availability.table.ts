import { ownAvailabilities } from '@gallery/shared/contract/catalogue/artwork.schema';
import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../../../db/columns';
import { artworks } from '../artwork.table';

/** Says which live order or lot has a work. Triggers write it (migrations/0026); the primary key allows one claim for each work. */
export const artworkClaims = pgTable('artwork_claims', {
  artworkId: uuid('artwork_id')
    .primaryKey()
    .references(() => artworks.id, { onDelete: 'cascade' }),
  by: text({ enum: ['order', 'lot'] }).notNull(),
  claimId: uuid('claim_id').notNull(),
});

/** In the order of the commits; triggers write it: migrations/0013 and 0025. A row without a work: the catalogue was edited. */
export const availabilityChanges = pgTable(
  'availability_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    artworkId: uuid('artwork_id'),
    availability: text({ enum: ownAvailabilities }),
    heldUntil: timestamp('held_until', { precision: 3, withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [index('availability_changes_by_age').on(table.createdAt)],
);
