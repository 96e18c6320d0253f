import { minExposures } from '@gallery/shared/contract/releases/releases';

export type StepSeen = {
  /** How long the step has lasted. */
  minutes: number;
  /** Of the candidate in this step. */
  stepViews: number;
  /** Of the live release in the whole run: without them nothing was compared. */
  liveViews: number;
  evidence: number;
};

/** Above it a canary waits, since it may be worse; long before it is taken back. */
const maxEvidence = 10;

/** The share that a canary takes next by itself; 'all' after the last one; `null`: not yet, or never. */
export function nextStep(
  { share, steps }: { share: number; steps: readonly number[] },
  { minutes, stepViews, liveViews, evidence }: StepSeen,
  stepMinutes: number,
): number | 'all' | null {
  const isSeen = stepViews >= minExposures && liveViews >= minExposures;
  if (steps.length === 0 || minutes < stepMinutes || !isSeen || evidence >= maxEvidence) return null;
  return steps.find((one) => one > share) ?? 'all';
}
