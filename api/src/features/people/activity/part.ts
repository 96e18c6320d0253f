import type { ActivityKind } from '@gallery/shared/contract/people/people';
import { type SQL, sql } from 'drizzle-orm';

/** The columns of one kind of activity, then its tables and conditions. */
type Part = {
  at: SQL;
  /** An id. */
  subject?: SQL;
  text?: SQL;
  number?: SQL;
  /** In whole naira. */
  amount?: SQL;
  status?: SQL;
  from: SQL;
};

/** Returns one part of the union that `readActivity` sorts. */
export function partOf(kind: ActivityKind, { at, subject, text, number, amount, status, from }: Part): SQL {
  return sql`
    SELECT ${kind}::text, ${at}, ${subject ?? sql`NULL`}::uuid, ${text ?? sql`''`}::text,
      ${number ?? sql`NULL`}::bigint, ${amount ?? sql`NULL`}::bigint, ${status ?? sql`NULL`}::text
    FROM ${from}
  `;
}
