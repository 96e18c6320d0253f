import type { ReleaseRecord } from '@gallery/shared/contract/releases/releases';
import { and, desc, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { releaseEvents } from '../audit/release-event.table';
import { releaseProblems } from '../edges/edge.table';
import { type ReleaseRow, releases } from '../registry/release.table';

export type Recorded = { row: ReleaseRow; record: ReleaseRecord };

const notMoves = ['pin', 'unpin', 'preview', 'step'] as const;

/** With who brought each release to its state and why, and what edges cannot open of it. */
export async function readRecords(db: Database, rows: ReleaseRow[]): Promise<Recorded[]> {
  const problems = await readProblems(
    db,
    rows.map(({ id }) => id),
  );
  const recorded: Recorded[] = [];
  for (const row of rows) {
    const [event] = await db
      .select({ by: releaseEvents.byName, reason: releaseEvents.reason })
      .from(releaseEvents)
      .where(
        and(
          eq(releaseEvents.remote, row.remote),
          isAbout(row.id),
          notInArray(releaseEvents.action, [...notMoves]),
        ),
      )
      .orderBy(desc(releaseEvents.id))
      .limit(1);
    const { digest, remote, version, state, key, problem } = row;
    const record = {
      ...{ digest, remote, version, state, key },
      problem: problem || (problems.get(row.id) ?? ''),
      offered_at: row.offeredAt.toISOString(),
      since: row.stateAt.toISOString(),
      by: event?.by ?? '',
      reason: event?.reason ?? '',
    };
    recorded.push({ row, record });
  }
  return recorded;
}

/** The newest that may still matter to somebody. */
export async function newestReleases(
  db: Database,
  remote: ReleaseRow['remote'],
  ids: number[],
): Promise<ReleaseRow[]> {
  const newest = db
    .select({ id: releases.id })
    .from(releases)
    .where(eq(releases.remote, remote))
    .orderBy(desc(releases.id))
    .limit(20);
  return db
    .select()
    .from(releases)
    .where(or(inArray(releases.id, newest), inArray(releases.id, ids)))
    .orderBy(desc(releases.id));
}

/** Of the release itself, or of the one that took its place. */
function isAbout(id: number) {
  return or(eq(releaseEvents.releaseId, id), sql`${releaseEvents.detail} ->> 'before' = ${String(id)}`);
}

async function readProblems(db: Database, ids: number[]): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: releaseProblems.releaseId, problem: releaseProblems.problem })
    .from(releaseProblems)
    .where(inArray(releaseProblems.releaseId, ids))
    .orderBy(releaseProblems.at);
  return new Map(rows.map(({ id, problem }) => [id, problem]));
}
