import { logChoose } from './log-gamma';

/** `failures` are among the `views`. */
export type Counts = { views: number; failures: number };
/** The counts of both releases in the same few seconds. */
export type Bucket = { live: Counts; candidate: Counts };
/** `alpha` is the chance of rolling back a candidate that is no worse. `minFailures` keeps a few visitors from forcing it. */
export type Limits = { alpha: number; minViews: number; minFailures: number };

/** The factors by which the candidate's odds of failing may exceed the live release's. All are tested at once. */
export const oddsRatios = [1.5, 2, 3, 5, 10, 30, 100, 1000];

/**
 * Returns the evidence that the candidate fails more often than the live release. 1 means none. For a candidate that is
 * no worse, it ever reaches 1/α with a chance of at most α, however often anyone looks.
 */
export function evidenceOf(buckets: readonly Bucket[]): number {
  return evidenceOfLogs(addToLogs(noEvidence, buckets));
}

/** The logarithms by odds ratio before the first view. */
export const noEvidence: readonly number[] = oddsRatios.map(() => 0);

/** Adds buckets to the logarithms of evidence by odds ratio, so that a long run can be weighed in parts. */
export function addToLogs(logs: readonly number[], buckets: readonly Bucket[]): number[] {
  const telling = buckets.filter(saysSomething);
  return oddsRatios.map((odds, index) =>
    telling.reduce((sum, bucket) => sum + logEvidence(bucket, odds), logs[index] ?? 0),
  );
}

/** Returns the mean over all odds ratios. */
export function evidenceOfLogs(logs: readonly number[]): number {
  const largest = Math.max(...logs);
  const mean = logs.reduce((sum, log) => sum + Math.exp(log - largest), 0) / logs.length;
  return Math.min(Math.exp(largest) * mean, Number.MAX_VALUE);
}

/** Returns true if the candidate must be rolled back: the evidence reached 1/α, and both releases had enough views. */
export function isWorse(
  evidence: number,
  { live, candidate }: Bucket,
  { alpha, minViews, minFailures }: Limits,
): boolean {
  const isSeen = Math.min(live.views, candidate.views) >= minViews && candidate.failures >= minFailures;
  return isSeen && evidence >= 1 / alpha;
}

/**
 * Returns the logarithm of one bucket's factor. Given the number of failed views, the candidate's failures are hypergeometric
 * if both releases fail alike, whatever that rate is. Under this null hypothesis the factor's mean is exactly 1.
 */
export function logEvidence({ live, candidate }: Bucket, odds: number): number {
  const views = candidate.views + live.views;
  const failures = candidate.failures + live.failures;
  const total = logWeight(odds, candidate.views, live.views, failures);
  return candidate.failures * Math.log(odds) - (total - logChoose(views, failures));
}

/** log Σ C(candidate, j) C(live, failures − j) oddsʲ, from the largest term outwards, until terms add nothing. */
function logWeight(odds: number, candidate: number, live: number, failures: number): number {
  const first = Math.max(0, failures - live);
  const last = Math.min(candidate, failures);
  const ratio = (j: number) =>
    (odds * (failures - j) * (candidate - j)) / ((j + 1) * (live - failures + j + 1));
  const largest = firstWhere(first, last, (j) => ratio(j) < 1);
  let sum = 1;
  for (let j = largest, term = 1; j < last && term > 1e-18; j++) {
    term *= ratio(j);
    sum += term;
  }
  for (let j = largest, term = 1; j > first && term > 1e-18; j--) {
    term /= ratio(j - 1);
    sum += term;
  }
  const log = logChoose(candidate, largest) + logChoose(live, failures - largest);
  return log + largest * Math.log(odds) + Math.log(sum);
}

/** Returns the first number from `low` on that passes, or `high`. Every number after a passing one must pass too. */
function firstWhere(low: number, high: number, passes: (value: number) => boolean): number {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (passes(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}

function saysSomething({ live, candidate }: Bucket): boolean {
  const failures = live.failures + candidate.failures;
  const views = live.views + candidate.views;
  return live.views > 0 && candidate.views > 0 && failures > 0 && failures < views;
}
