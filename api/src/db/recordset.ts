import { type SQL, sql } from 'drizzle-orm';

/** Passes rows as one parameter, so that the statement stays short for any number of rows. The caller names columns and types after it. */
export function recordset(rows: readonly object[]): SQL {
  return sql`json_to_recordset(${JSON.stringify(rows)}::text::json)`;
}
