import type { ReleaseRecord } from '@gallery/shared/contract/releases/releases';
import { and, desc, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { releaseEvents } from '../audit/release-event.table';
import { releaseProblems } from '../edges/edge.table';
import { type ReleaseRow, releases } from '../registry/release.table';

export type Recorded = { row: ReleaseRow; record: ReleaseRecord };

const notMoves = ['pin', 'unpin', 'preview', 'step'] as const;

/** Adds who changed each release's state and why, and the problems that edges report. */
export async function readRecords(db: Database, rows: ReleaseRow[]): Promise<Recorded[]> {
  const ids = rows.map(({ id }) => id);
  const [problems, moves] = [await readProblems(db, ids), await readMoves(db, ids)];
  return rows.map((row) => {
    const { id, digest, remote, version, state, key, problem } = row;
    const move = moves.get(id);
    const record = {
      digest,
      remote,
      version,
      state,
      key,
      problem: problem || (problems.get(id) ?? ''),
      offered_at: row.registeredAt.toISOString(),
      since: row.stateAt.toISOString(),
      by: move?.by ?? '',
      reason: move?.reason ?? '',
    };
    return { row, record };
  });
}

/** Returns the event that caused each release's state: its own, or that of the release that replaced it. */
async function readMoves(db: Database, ids: number[]): Promise<Map<number, { by: string; reason: string }>> {
  const isAbout = or(
    eq(releaseEvents.releaseId, releases.id),
    sql`${releaseEvents.detail} ->> 'before' = ${releases.id}::text`,
  );
  const moves = and(
    eq(releaseEvents.remote, releases.remote),
    notInArray(releaseEvents.action, [...notMoves]),
    isAbout,
  );
  const rows = await db
    .selectDistinctOn([releases.id], {
      id: releases.id,
      by: releaseEvents.byName,
      reason: releaseEvents.reason,
    })
    .from(releases)
    .innerJoin(releaseEvents, moves)
    .where(inArray(releases.id, ids))
    .orderBy(releases.id, desc(releaseEvents.id));
  return new Map(rows.map(({ id, ...move }) => [id, move]));
}

async function readProblems(db: Database, ids: number[]): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: releaseProblems.releaseId, problem: releaseProblems.problem })
    .from(releaseProblems)
    .where(inArray(releaseProblems.releaseId, ids))
    .orderBy(releaseProblems.at);
  return new Map(rows.map(({ id, problem }) => [id, problem]));
}
