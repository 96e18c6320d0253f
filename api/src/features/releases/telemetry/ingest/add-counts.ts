import { sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { boundedSum } from '../../../../db/columns';
import { recordset, rowsOf } from '../../../../db/statements';
import { releaseErrors, releaseViews, releaseVitals } from '../telemetry.table';

const maxMessages = 200;
const otherMessage = 'other';

type Message = { release_id: number; message: string; count: number };
type Hour = { messages: Set<string>; singletons: Set<string> };

/**
 * Merges new messages beyond the hourly limit of a release into 'other', rarest first. A message that was sent more
 * than once replaces one that was seen once, so that made-up messages do not hide real failures. `displaced` are
 * saved messages to delete; `added` counts them under 'other'.
 */
function boundMessages(saved: readonly Message[], sent: readonly Message[]) {
  const hourOf = hoursOf(saved);
  const displaced: Message[] = [];
  const frequentFirst = sent.toSorted((one, other) => other.count - one.count);
  const added = frequentFirst.map((one) => {
    const { messages, singletons } = hourOf(one.release_id);
    if (messages.has(one.message)) {
      singletons.delete(one.message);
      return one;
    }
    if (messages.size > maxMessages) {
      const [singleton] = one.count > 1 ? singletons : [];
      if (singleton === undefined) return asOther(one);
      displaced.push({ release_id: one.release_id, message: singleton, count: 1 });
      for (const names of [messages, singletons]) names.delete(singleton);
    }
    messages.add(one.message);
    return one;
  });
  return { added: [...added, ...displaced.map(asOther)], displaced };
}

function hoursOf(saved: readonly Message[]): (id: number) => Hour {
  const hours = new Map<number, Hour>();
  const hourOf = (id: number) => {
    const hour = hours.get(id) ?? { messages: new Set([otherMessage]), singletons: new Set() };
    hours.set(id, hour);
    return hour;
  };
  for (const { release_id, message, count } of saved) {
    const { messages, singletons } = hourOf(release_id);
    messages.add(message);
    if (count === 1 && message !== otherMessage) singletons.add(message);
  }
  return hourOf;
}

const asOther = (one: Message): Message => ({ ...one, message: otherMessage });

type OfRelease = { release_id: number };

/** All statements of a transaction see the same hour. */
const thisHour = sql`date_trunc('hour', now(), 'UTC')`;

export async function addViews(
  tx: Database,
  rows: readonly (OfRelease & { route: string; views: number; failures: number })[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`INSERT INTO ${releaseViews} AS saved (hour, release_id, route, views, failures)
    SELECT ${thisHour}, release_id, route, ${boundedSum(sql`sum(views)`)}, ${boundedSum(sql`sum(failures)`)}
    FROM ${recordset(rows)} AS sent(release_id bigint, route text, views bigint, failures bigint)
    GROUP BY release_id, route
    ON CONFLICT (hour, release_id, route) DO UPDATE SET
      views = ${boundedSum(sql`saved.views + excluded.views`)},
      failures = ${boundedSum(sql`saved.failures + excluded.failures`)}`);
}

/** The transaction holds the telemetry lock, so that no other one adds messages meanwhile. */
export async function addErrors(
  tx: Database,
  rows: readonly (OfRelease & { message: string; count: number })[],
): Promise<void> {
  if (rows.length === 0) return;
  const ids = [...new Set(rows.map(({ release_id }) => release_id))];
  const saved = await rowsOf<OfRelease & { message: string; count: number }>(
    tx,
    sql`SELECT release_id::float, message, count::float FROM ${releaseErrors}
    WHERE hour = ${thisHour} AND release_id IN ${ids}`,
  );
  const { added, displaced } = boundMessages(saved, rows);
  if (displaced.length > 0)
    await tx.execute(sql`DELETE FROM ${releaseErrors} USING ${recordset(displaced)} AS gone(release_id bigint, message text)
      WHERE hour = ${thisHour} AND release_errors.release_id = gone.release_id AND release_errors.message = gone.message`);
  await tx.execute(sql`INSERT INTO ${releaseErrors} AS saved (hour, release_id, message, count)
    SELECT ${thisHour}, release_id, message, ${boundedSum(sql`sum(count)`)}
    FROM ${recordset(added)} AS sent(release_id bigint, message text, count bigint)
    GROUP BY release_id, message
    ON CONFLICT (hour, release_id, message) DO UPDATE SET count = ${boundedSum(sql`saved.count + excluded.count`)}`);
}

export async function addVitals(
  tx: Database,
  rows: readonly (OfRelease & { route: string; name: string; bucket: number; count: number })[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`INSERT INTO ${releaseVitals} AS saved (hour, release_id, route, name, bucket, count)
    SELECT ${thisHour}, release_id, route, name, bucket, ${boundedSum(sql`sum(count)`)}
    FROM ${recordset(rows)} AS sent(release_id bigint, route text, name text, bucket smallint, count bigint)
    GROUP BY release_id, route, name, bucket
    ON CONFLICT (hour, release_id, route, name, bucket)
    DO UPDATE SET count = ${boundedSum(sql`saved.count + excluded.count`)}`);
}
