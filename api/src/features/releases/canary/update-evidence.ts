import type { RemoteName } from '@gallery/shared/contract/releases/releases';
import { addToLogs, evidenceOfLogs, noEvidence } from '@gallery/shared/releases/evidence';
import type { Database } from '../../../db/client';
import { readBuckets } from './read-run';

/** Caches the newest run of each remote. An ended bucket never changes, so each process weighs it once. */
const weighed = new Map<RemoteName, { run: string; buckets: number; logs: readonly number[] }>();

/** Returns the evidence of a run until now. The caller holds the lock of the remote's layers, so that ended buckets stay unchanged. */
export async function updateEvidence(tx: Database, remote: RemoteName, run: string): Promise<number> {
  const known = weighed.get(remote);
  const before = known?.run === run ? known : { buckets: 0, logs: noEvidence };
  const buckets = await readBuckets(tx, run, before.buckets);
  const logs = addToLogs(before.logs, buckets);
  weighed.set(remote, { run, buckets: before.buckets + buckets.length, logs });
  return evidenceOfLogs(logs);
}
