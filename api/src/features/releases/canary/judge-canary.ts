import {
  minExposures,
  minFailures,
  type RemoteName,
  rollbackAlpha,
} from '@gallery/shared/contract/releases/releases';
import { isWorse } from '@gallery/shared/releases/evidence';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { rowsOf } from '../../../db/rows-of';
import { byEvidence } from '../audit/record-event';
import { setCanaryShare, withdrawCanary } from '../layers/canary';
import { promoteCanary } from '../layers/promote';
import { lockLayers } from '../registry/lock-layers';
import { type RunSeen, readRun } from './read-run';
import { updateEvidence } from './update-evidence';

type StepSeen = {
  /** How long the step has lasted. */
  minutes: number;
  /** Of both releases in this step: without views of live nothing is compared. */
  stepViews: { candidate: number; live: number };
  evidence: number;
};

/** Above it a canary waits, since it may be worse; long before it is taken back. */
const maxEvidence = 10;

/**
 * The share that a canary takes next by itself; 'all': it goes live, in place of a share of 100 %, at which nobody would
 * see the live release to compare it with; `null`: not yet, or never.
 */
export function nextStep(
  { share, steps }: { share: number; steps: readonly number[] },
  { minutes, stepViews, evidence }: StepSeen,
  stepMinutes: number,
): number | 'all' | null {
  const isSeen = stepViews.candidate >= minExposures && stepViews.live >= minExposures;
  if (steps.length === 0 || minutes < stepMinutes || !isSeen || evidence >= maxEvidence) return null;
  return steps.find((one) => one > share && one < 100) ?? 'all';
}

/** `canaryStepMinutes`: how long a step of a canary lasts at least. */
export type JudgeContext = { db: Database; canaryStepMinutes: number };

const limits = { alpha: rollbackAlpha, minViews: minExposures, minFailures };

/** Takes the remote's canary back if it is worse than the live release, else gives it its next share when that is due. */
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
