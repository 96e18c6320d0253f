import type { CurrencyRate } from '@gallery/shared/contract/currencies/currency';
import { sql } from 'drizzle-orm';
import { check, date, integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../../db/columns';
import { users } from '../users/user.table';

/** The newest version counts. Earlier ones stay, with their authors. */
export const currencyRates = pgTable(
  'currency_rates',
  {
    version: integer().primaryKey(),
    rates: jsonb().$type<CurrencyRate[]>().notNull(),
    day: date({ mode: 'string' }).notNull(),
    createdAt: createdAt(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [check('currency_rates_version', sql`${table.version} >= 1`)],
);
