import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../../db/columns';
import { users } from '../users/user.table';

/** The newest version counts. Earlier ones stay, with their authors. */
export const gallerySettings = pgTable(
  'gallery_settings',
  {
    version: integer().primaryKey(),
    address: text().notNull(),
    hours: text().notNull(),
    phone: text().notNull(),
    orderMails: boolean('order_mails').notNull(),
    orderMailsTo: text('order_mails_to').notNull(),
    holdMinutes: integer('hold_minutes').notNull(),
    quoteHoldMinutes: integer('quote_hold_minutes').notNull(),
    offerDays: integer('offer_days').notNull().default(3),
    returnDays: integer('return_days').notNull().default(14),
    createdAt: createdAt(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    check('gallery_settings_version', sql`${table.version} >= 1`),
    check(
      'gallery_settings_days',
      sql`${table.offerDays} BETWEEN 1 AND 60 AND ${table.returnDays} BETWEEN 1 AND 60`,
    ),
    check('gallery_settings_holds', sql`${table.holdMinutes} >= 1 AND ${table.quoteHoldMinutes} >= 1`),
  ],
);
