import { logChoose } from './log-gamma';

/** `failures` are among the `views`. */
export type Counts = { views: number; failures: number };
/** What both releases showed in the same few seconds. */
export type Bucket = { live: Counts; candidate: Counts };
/**
 * `alpha`: the chance that a candidate which is no worse is ever taken back. `minViews` of each release; `minFailures` of
 * the candidate, so that a few of its visitors alone cannot have it taken back.
 */
export type Limits = { alpha: number; minViews: number; minFailures: number };

/** Times by which the candidate's odds of failing may exceed the live release's; all are tested at once. */
export const oddsRatios = [1.5, 2, 3, 5, 10, 30, 100, 1000];

/**
 * How strongly the buckets say that the candidate fails more often than the live release: 1 says nothing.
 * For a candidate that is no worse, the chance that it ever reaches 1/α is at most α, however often it is looked at.
 */
export function evidenceOf(buckets: readonly Bucket[]): number {
  return evidenceOfLogs(addToLogs(noEvidence, buckets));
}

/** By odds ratio: of nothing seen. */
export const noEvidence: readonly number[] = oddsRatios.map(() => 0);

/** The logarithms of evidence by odds ratio with further buckets: a long run is weighed bit by bit. */
export function addToLogs(logs: readonly number[], buckets: readonly Bucket[]): number[] {
  const telling = buckets.filter(saysSomething);
  return oddsRatios.map((odds, place) =>
    telling.reduce((sum, bucket) => sum + logEvidence(bucket, odds), logs[place] ?? 0),
  );
}

/** The mean over all odds ratios. */
export function evidenceOfLogs(logs: readonly number[]): number {
  const largest = Math.max(...logs);
  const mean = logs.reduce((sum, log) => sum + Math.exp(log - largest), 0) / logs.length;
  return Math.min(Math.exp(largest) * mean, Number.MAX_VALUE);
}

/** Whether the candidate is to be taken back: the evidence reached 1/α, and enough was seen in all. */
export function isWorse(
  evidence: number,
  { live, candidate }: Bucket,
  { alpha, minViews, minFailures }: Limits,
): boolean {
  const isSeen = Math.min(live.views, candidate.views) >= minViews && candidate.failures >= minFailures;
  return isSeen && evidence >= 1 / alpha;
}

/**
 * The logarithm of one bucket's factor. Given how many views failed in all, the candidate's failures are
 * hypergeometric if both fail alike, whatever that rate is: under this null hypothesis the factor's mean is exactly 1.
 */
export function logEvidence({ live, candidate }: Bucket, odds: number): number {
  const views = candidate.views + live.views;
  const failures = candidate.failures + live.failures;
  const total = logWeight(odds, candidate.views, live.views, failures);
  return candidate.failures * Math.log(odds) - (total - logChoose(views, failures));
}

/** log Σ C(candidate, j) C(live, failures − j) oddsʲ: from the largest term outwards, until terms add nothing. */
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

/** The first number from `low` on that passes, or `high`; all after one that passes do too. */
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
