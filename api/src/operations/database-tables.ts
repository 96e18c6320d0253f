import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/client';

/** `columns` excludes generated columns. */
export type SavedTable = { name: string; columns: string[] };

/** Backups leave these tables out, so that nobody is signed in after a restore. */
const ephemeralTables = [
  'sessions',
  'recoveries',
  'email_changes',
  'rate_limits',
  'guest_codes',
  'guest_sessions',
];

/** Returns referenced tables first. */
export async function savedTables(tx: Database): Promise<SavedTable[]> {
  const tables = await rowsOf<SavedTable>(
    tx,
    sql`SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
        FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
        WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
          AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
        GROUP BY c.relname ORDER BY c.relname`,
  );
  const references = await rowsOf<{ from: string; to: string }>(
    tx,
    sql`SELECT DISTINCT conrelid::regclass::text AS "from", confrelid::regclass::text AS "to"
        FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conrelid <> confrelid`,
  );
  return inOrder(tables, references).filter(({ name }) => !ephemeralTables.includes(name));
}

export async function migrationsOf(tx: Database): Promise<string[]> {
  const rows = await rowsOf<{ hash: string }>(
    tx,
    sql`SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at`,
  );
  return rows.map(({ hash }) => hash);
}

/** Drizzle's common type lacks `rows`, which both drivers return. */
export async function rowsOf<Row>(tx: Database, query: SQL): Promise<Row[]> {
  return ((await tx.execute(query)) as { rows: Row[] }).rows;
}

export const namesOf = (names: string[]): SQL =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );

function inOrder(tables: SavedTable[], references: { from: string; to: string }[]): SavedTable[] {
  const ordered: SavedTable[] = [];
  let left = tables;
  while (left.length > 0) {
    const waits = ({ name }: SavedTable) =>
      references.some(({ from, to }) => from === name && left.some((other) => other.name === to));
    const next = left.filter((table) => !waits(table));
    if (next.length === 0)
      throw new Error(`These tables refer to each other: ${left.map(({ name }) => name).join(', ')}.`);
    ordered.push(...next);
    left = left.filter((table) => !next.includes(table));
  }
  return ordered;
}
