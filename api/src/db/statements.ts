import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './client';

/** Runs a statement that drizzle's builder cannot express; `Row` is the type of its columns. */
export async function rowsOf<Row>(db: Database, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as { rows: Row[] }).rows;
}

/** Passes rows as one parameter, so that the statement stays short for any number of rows. The caller names columns and types after it. */
export function recordset(rows: readonly object[]): SQL {
  return sql`json_to_recordset(${JSON.stringify(rows)}::text::json)`;
}

/** Builds a statement once for each database: building a short statement takes longer than running it. */
export function preparedOnce<Statement>(prepare: (db: Database) => Statement): (db: Database) => Statement {
  const statements = new WeakMap<Database, Statement>();
  return (db) => {
    const statement = statements.get(db) ?? prepare(db);
    statements.set(db, statement);
    return statement;
  };
}
