import type { SQL } from 'drizzle-orm';
import type { Database } from './client';

/** The rows of a statement that drizzle's builder cannot say; `Row` is what its columns are. */
export async function rowsOf<Row>(db: Database, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as { rows: Row[] }).rows;
}
