import { type SQL, sql } from 'drizzle-orm';

/** Rows as one parameter: a list of any length is one short statement. Name their columns and types after it. */
export function recordset(rows: readonly object[]): SQL {
  return sql`json_to_recordset(${JSON.stringify(rows)}::text::json)`;
}
