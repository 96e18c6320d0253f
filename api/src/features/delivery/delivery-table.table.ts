import type { DeliveryZone } from '@gallery/shared/contract/delivery/delivery';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../../db/columns';
import { users } from '../users/user.table';

/** The newest version counts. Earlier ones stay, with their authors. */
export const deliveryTables = pgTable(
  'delivery_tables',
  {
    version: integer().primaryKey(),
    zones: jsonb().$type<DeliveryZone[]>().notNull(),
    createdAt: createdAt(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    check('delivery_tables_version', sql`${table.version} >= 1`),
    check('delivery_tables_zones', sql`jsonb_typeof(${table.zones}) = 'array'`),
    check(
      'delivery_tables_prices',
      sql`NOT jsonb_path_exists(${table.zones}, '$[*].rates[*].price ? (@ < 0 || @ > 100000000 || @.floor() != @)')`,
    ),
    check(
      'delivery_tables_sizes',
      sql`NOT jsonb_path_exists(${table.zones}, '$[*].rates[*] ? (@.up_to_cm <= 0 || @.up_to_kg <= 0)')`,
    ),
  ],
);
