import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { migrationsOf, namesOf, rowsOf, type SavedTable, savedTables } from './database-tables';
import { type LinesSum, writeLines } from './ndjson-lines';
import type { SealKeys } from './sealed-file';

export type CopiedTables = {
  migrations: string[];
  /** Referenced tables come first. */
  tables: (SavedTable & LinesSum)[];
  sequences: { name: string; value: string }[];
  jobs: LinesSum;
};

export const tableFile = (folder: string, name: string) => path.join(folder, 'tables', `${name}.ndjson.gz`);
export const jobsFile = (folder: string) => path.join(folder, 'jobs.ndjson.gz');

/** Writes the rows of one moment. Writers wait on PGlite, but not on PostgreSQL. */
export async function copyTables(db: Database, folder: string, recipients: SealKeys): Promise<CopiedTables> {
  await mkdir(path.join(folder, 'tables'), { recursive: true, mode: 0o700 });
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`SET LOCAL timezone = 'UTC'`);
      const tables: CopiedTables['tables'] = [];
      for (const table of await savedTables(tx)) {
        const lines = linesOf(tx, rowsQuery(table));
        tables.push({ ...table, ...(await writeLines(tableFile(folder, table.name), lines, recipients)) });
      }
      const [queue] = await rowsOf<{ made: boolean }>(
        tx,
        sql`SELECT to_regclass('pgboss.job') IS NOT NULL AS made`,
      );
      const waiting = queue?.made ? linesOf(tx, jobsQuery) : nothing();
      const jobs = await writeLines(jobsFile(folder), waiting, recipients);
      return { migrations: await migrationsOf(tx), tables, sequences: await sequencesOf(tx), jobs };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

function rowsQuery({ name, columns }: SavedTable): SQL {
  return sql`SELECT row_to_json(saved)::text AS line
    FROM (SELECT ${namesOf(columns)} FROM ${sql.identifier(name)}) AS saved
    ORDER BY row_to_json(saved)::text COLLATE "C"`;
}

const jobsQuery = sql`SELECT json_build_object('name', name, 'data', data, 'at', start_after)::text AS line
  FROM pgboss.job WHERE state IN ('created', 'retry', 'active') ORDER BY created_on, id`;

async function* linesOf(tx: Database, query: SQL): AsyncGenerator<string[]> {
  await tx.execute(sql`DECLARE kept_lines NO SCROLL CURSOR FOR ${query}`);
  for (;;) {
    const rows = await rowsOf<{ line: string }>(tx, sql`FETCH 500 FROM kept_lines`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await tx.execute(sql`CLOSE kept_lines`);
}

async function* nothing(): AsyncGenerator<string[]> {}

function sequencesOf(tx: Database): Promise<CopiedTables['sequences']> {
  return rowsOf(
    tx,
    sql`SELECT sequencename::text AS name, last_value::text AS value FROM pg_sequences
        WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY 1`,
  );
}
