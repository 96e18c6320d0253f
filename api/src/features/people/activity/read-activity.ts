import { maxActivity } from '@gallery/shared/contract/people/people';
import type { Activity, PersonActivityAnswer } from '@gallery/shared/contract/people/people.schema';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { rowsOf } from '../../../db/statements';
import { findPerson } from '../people';
import { accountParts, interestParts } from './interest-parts';
import { bidParts, orderParts } from './order-parts';
import { sentParts } from './sent-parts';

/** Returns what the person did and what staff noted, the newest first. Throws a 404 for an unknown id. */
export async function readActivity(db: Database, id: string): Promise<PersonActivityAnswer> {
  const person = await findPerson(db, id);
  const ofAccount = person.userId ? [...accountParts(person.userId), ...bidParts(person.userId)] : [];
  const parts = [...orderParts(person), ...sentParts(person), ...interestParts(person), ...ofAccount];
  const columns = sql`kind, at, subject_id, text, number, amount, status`;
  const rows = await rowsOf<ActivityRow>(
    db,
    sql`
      SELECT ${columns}, count(*) OVER () AS total
      FROM (${sql.join(parts, sql` UNION ALL `)}) AS activity (${columns})
      ORDER BY at DESC, kind, text
      LIMIT ${maxActivity}
    `,
  );
  return { activity: rows.map(activityOf), total: Number(rows[0]?.total ?? 0) };
}

/** The database answers large integers as texts. */
type ActivityRow = Pick<Activity, 'kind' | 'subject_id' | 'text' | 'status'> & {
  at: Date | string;
  number: string | null;
  amount: string | null;
  total: string;
};

function activityOf({ at, number, amount, kind, subject_id, text, status }: ActivityRow): Activity {
  return {
    kind,
    at: new Date(at).toISOString(),
    subject_id,
    text,
    number: number === null ? null : Number(number),
    amount: amount === null ? null : Number(amount),
    status,
  };
}
