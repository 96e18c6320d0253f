import { landingPlaces } from '@gallery/shared/contract/landing/landing.schema';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, dateTime } from '../../../db/columns';
import { artworks } from '../artwork.table';

/** The latest choice of a place whose time has come applies. Triggers tell the lists: migrations/0077. */
export const landingChoices = pgTable(
  'landing_choices',
  {
    id: uuid().primaryKey(),
    place: text({ enum: landingPlaces }).notNull(),
    artworkId: uuid('artwork_id')
      .notNull()
      .references(() => artworks.id, { onDelete: 'cascade' }),
    startsAt: dateTime('starts_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('landing_choices_start').on(table.place, table.startsAt),
    index('landing_choices_by_artwork').on(table.artworkId),
    check('landing_choices_place', sql`${table.place} IN ('hero', 'unveiled', 'auction', 'log-in')`),
  ],
);
