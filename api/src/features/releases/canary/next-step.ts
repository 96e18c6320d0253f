import { minExposures } from '@gallery/shared/contract/releases/releases';

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
