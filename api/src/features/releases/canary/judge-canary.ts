import {
  minExposures,
  minFailures,
  type RemoteName,
  remoteNames,
  rollbackAlpha,
} from '@gallery/shared/contract/releases/releases';
import { isWorse } from '@gallery/shared/releases/evidence';
import { lt, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../db/client';
import { rowsOf } from '../../../db/statements';
import { defineJob } from '../../../jobs/job-queue';
import { byEvidence } from '../audit/record-event';
import { setCanaryShare, withdrawCanary } from '../layers/canary';
import { promoteCanary } from '../layers/promote';
import { lockLayers } from '../registry/lock-layers';
import { canaryRuns } from './canary.table';
import { type RunSeen, readRun, updateEvidence } from './read-run';

/** The queue holds at most one. */
export const judgeCanariesJob = defineJob<Record<string, never>>('judge-canaries', {
  policy: 'short',
  retryLimit: 0,
  heartbeatSeconds: 10,
} as const);

/** Also runs each minute, so that a canary advances while no edge sends telemetry. */
export async function judgeCanaries(
  context: JudgeContext,
  logger: FastifyBaseLogger,
  remotes: readonly (typeof remoteNames)[number][] = remoteNames,
): Promise<void> {
  for (const remote of remotes)
    await judgeCanary(context, remote).catch((error: unknown) =>
      logger.error({ err: error, remote }, 'a canary could not be judged'),
    );
}

type StepSeen = {
  minutes: number;
  /** The views of both releases in this step. Without views of the live release there is nothing to compare. */
  stepViews: { candidate: number; live: number };
  evidence: number;
};

/** Above this evidence a canary does not advance, because it may be worse. A rollback needs much more. */
const maxEvidence = 10;

/** Returns the next share, 'all', or `null` for no step now; never 100%, which leaves nobody to compare. */
export function nextStep(
  { share, steps }: { share: number; steps: readonly number[] },
  { minutes, stepViews, evidence }: StepSeen,
  stepMinutes: number,
): number | 'all' | null {
  const isSeen = stepViews.candidate >= minExposures && stepViews.live >= minExposures;
  if (steps.length === 0 || minutes < stepMinutes || !isSeen || evidence >= maxEvidence) return null;
  return steps.find((one) => one > share && one < 100) ?? 'all';
}

/** `canaryStepMinutes` is the shortest duration of a canary's step. */
export type JudgeContext = { db: Database; canaryStepMinutes: number };

const limits = { alpha: rollbackAlpha, minViews: minExposures, minFailures };

/** Withdraws the remote's canary if it is worse than the live release; otherwise gives it its next share when that is due. */
export async function judgeCanary(
  { db, canaryStepMinutes }: JudgeContext,
  remote: RemoteName,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { canaryRun, canaryShare, canarySteps, stepSince } = await lockLayers(tx, remote);
    if (!canaryRun || !canaryShare || !canarySteps || !stepSince) return;
    const seen = await readRun(tx, canaryRun, stepSince);
    const evidence = await updateEvidence(tx, remote, canaryRun);
    if (isWorse(evidence, countsOf(seen), limits))
      return withdrawCanary(tx, remote, { by: byEvidence, reason: harmOf(seen) });
    const minutes = await minutesSince(tx, stepSince);
    const next = nextStep(
      { share: canaryShare, steps: canarySteps },
      { ...seen, minutes, evidence },
      canaryStepMinutes,
    );
    if (next === null) return;
    const cause = { by: byEvidence, reason: `No harm seen in ${seen.candidateViews} views.` };
    if (next === 'all') await promoteCanary(tx, remote, cause);
    else await setCanaryShare(tx, remote, next, cause);
  });
}

const countsOf = ({ liveViews, liveFailures, candidateViews, candidateFailures }: RunSeen) => ({
  live: { views: liveViews, failures: liveFailures },
  candidate: { views: candidateViews, failures: candidateFailures },
});

function harmOf({ candidateFailures, candidateViews }: RunSeen): string {
  return `${candidateFailures} of ${candidateViews} views failed; α = ${rollbackAlpha}`;
}

async function minutesSince(tx: Database, since: Date): Promise<number> {
  const [row] = await rowsOf<{ minutes: number }>(
    tx,
    sql`SELECT (extract(epoch FROM clock_timestamp() - ${since.toISOString()}::timestamptz) / 60)::float AS minutes`,
  );
  return row?.minutes ?? 0;
}

export async function deleteOldCanaries(db: Database): Promise<void> {
  await db.delete(canaryRuns).where(lt(canaryRuns.endedAt, sql`now() - interval '30 days'`));
}
