import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../db/columns';
import { releases } from '../registry/release.table';

export const edges = pgTable(
  'edges',
  {
    id: text().primaryKey(),
    shell: text().notNull(),
    /** The SHA-256 of the shell that the edge serves. `null` for an edge of an older release, which does not report it. */
    shellDigest: text('shell_digest'),
    readAt: dateTime('read_at').notNull().defaultNow(),
  },
  (table) => [
    check('edges_digest_form', sql`${table.shellDigest} ~ '^[0-9a-f]{64}$'`),
    check('edges_lengths', sql`char_length(${table.id}) <= 64 AND char_length(${table.shell}) <= 100`),
  ],
);

/** A release that an edge should open and cannot. */
export const releaseProblems = pgTable(
  'release_problems',
  {
    releaseId: bigint('release_id', { mode: 'number' })
      .notNull()
      .references(() => releases.id),
    edge: text()
      .notNull()
      .references(() => edges.id, { onDelete: 'cascade' }),
    problem: text().notNull(),
    at: dateTime('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.releaseId, table.edge] }),
    check('release_problems_length', sql`char_length(${table.problem}) BETWEEN 1 AND 500`),
  ],
);
