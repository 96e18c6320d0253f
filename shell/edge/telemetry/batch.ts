import type { TelemetryBatch } from '@gallery/shared/contract/releases/registry.schema';
import { type VitalName, vitalBuckets } from '@gallery/shared/contract/telemetry/vitals';
import type { CountedRelease } from './counted-releases';

/** Limits the different rows of each kind in a batch; the edge drops the rest. */
const maxRows = 1000;
const maxCanaries = 100;

export type Batch = ReturnType<typeof createBatch>;
type Arm = TelemetryBatch['canaries'][number]['arm'];

export function createBatch() {
  const views = new Map<string, TelemetryBatch['views'][number]>();
  const errors = new Map<string, TelemetryBatch['errors'][number]>();
  const vitals = new Map<string, TelemetryBatch['vitals'][number]>();
  const canaries = new Map<string, TelemetryBatch['canaries'][number]>();
  const failing = new Map<string, NonNullable<TelemetryBatch['failing']>[number]>();
  const works = new Map<string, { id: string; views: number }>();
  let dropped = 0;
  return {
    view,
    error,
    vital,
    canary,
    work,
    isEmpty: () => views.size + errors.size + vitals.size === 0,
    dropped: () => dropped,
    content: (): TelemetryBatch => ({
      views: [...views.values()],
      errors: [...errors.values()],
      vitals: [...vitals.values()],
      canaries: [...canaries.values()],
      ...(failing.size > 0 && { failing: [...failing.values()] }),
      ...(works.size > 0 && { works: [...works.values()] }),
    }),
  };

  function view({ remote, digest }: CountedRelease, route: string, failed: boolean): void {
    const row = rowOf(views, [digest, route], { remote, digest, route, views: 0, failures: 0 });
    if (!row) return;
    row.views++;
    if (failed) row.failures++;
  }

  function error({ remote, digest }: CountedRelease, message: string): void {
    const row = rowOf(errors, [digest, message], { remote, digest, message, count: 0 });
    if (row) row.count++;
  }

  function vital({ remote, digest }: CountedRelease, route: string, name: VitalName, value: number): void {
    const bucket = bucketOf(name, value);
    const start = { remote, digest, route, name, bucket, count: 0 };
    const row = rowOf(vitals, [digest, route, name, bucket], start);
    if (row) row.count++;
  }

  /** `failedFor` names the network of a failed view. */
  function canary(run: string, arm: Arm, failedFor?: string): void {
    const row = rowOf(canaries, [run, arm], { run, arm, views: 0, failures: 0 }, maxCanaries);
    if (!row) return;
    row.views++;
    if (failedFor === undefined) return;
    if (rowOf(failing, [run, arm, failedFor], { run, arm, sender: failedFor })) row.failures++;
  }

  function work(id: string): void {
    const row = rowOf(works, [id], { id, views: 0 });
    if (row) row.views++;
  }

  function rowOf<T>(rows: Map<string, T>, key: unknown[], start: T, max = maxRows): T | undefined {
    const name = key.join('\n');
    const known = rows.get(name);
    if (known) return known;
    if (rows.size >= max) return void dropped++;
    rows.set(name, start);
    return start;
  }
}

function bucketOf(name: VitalName, value: number): number {
  const bucket = vitalBuckets[name].findIndex((end) => value <= end);
  return bucket < 0 ? vitalBuckets[name].length : bucket;
}
