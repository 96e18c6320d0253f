import {
  type CanaryAnswer,
  type RemoteName,
  rollbackAlpha,
} from '@gallery/shared/contract/releases/releases';
import { desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { canaryRuns } from '../canary/canary.table';
import { updateEvidence } from '../canary/update-evidence';
import { readRecords } from '../reading/release-records';
import { lockLayers } from '../registry/lock-layers';
import { releases } from '../registry/release.table';
import { readLcpHistory } from './read-lcp-history';
import { readPoints } from './read-points';

const threshold = 1 / rollbackAlpha;
const nothing = {
  release: null,
  live: null,
  evidence: 0,
  threshold,
  ended_at: null,
  points: [],
  paints: [],
};

/** The remote's running canary, or its last one of 30 days. */
export async function readCanary(db: Database, remote: RemoteName): Promise<CanaryAnswer> {
  const [last] = await db
    .select()
    .from(canaryRuns)
    .where(eq(canaryRuns.remote, remote))
    .orderBy(desc(canaryRuns.startedAt))
    .limit(1);
  if (!last) return nothing;
  const ids = [last.candidateId, last.liveId];
  const records = await readRecords(db, await db.select().from(releases).where(inArray(releases.id, ids)));
  const recordOf = (id: number) => records.find(({ row }) => row.id === id)?.record ?? null;
  return {
    release: recordOf(last.candidateId),
    live: recordOf(last.liveId),
    evidence: await evidenceOfRun(db, remote, last.run),
    threshold,
    ended_at: last.endedAt?.toISOString() ?? null,
    points: await readPoints(db, last.run),
    paints: await readLcpHistory(db, last.run),
  };
}

async function evidenceOfRun(db: Database, remote: RemoteName, run: string): Promise<number> {
  return db.transaction(async (tx) => {
    await lockLayers(tx, remote);
    return updateEvidence(tx, remote, run);
  });
}
