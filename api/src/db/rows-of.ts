import type { SQL } from 'drizzle-orm';
import type { Database } from './client';

/** Runs a statement that drizzle's builder cannot express; `Row` is the type of its columns. */
export async function rowsOf<Row>(db: Database, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as { rows: Row[] }).rows;
}
