import type { BuildColumns } from 'drizzle-orm';
import { type PgTableWithColumns, timestamp, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../../db/columns';

export const inboxColumns = () => ({
  id: uuid().primaryKey(),
  createdAt: createdAt(),
  doneAt: timestamp('done_at', { precision: 3, withTimezone: true }),
});

export type InboxTable = PgTableWithColumns<{
  name: string;
  schema: undefined;
  dialect: 'pg';
  columns: BuildColumns<string, ReturnType<typeof inboxColumns>, 'pg'>;
}>;
