import type { RemoteName } from '@gallery/shared/contract/releases/releases';
import { addToLogs, evidenceOfLogs, noEvidence } from '@gallery/shared/releases/evidence';
import type { Database } from '../../../db/client';
import { readBuckets } from './read-run';

/** Of each remote's newest run; a bucket that is over never changes, so each is weighed once by each process. */
const weighed = new Map<RemoteName, { run: string; buckets: number; logs: readonly number[] }>();

/** The evidence of a run until now. Needs the lock of the remote's layers: a bucket that seems over is. */
export async function updateEvidence(tx: Database, remote: RemoteName, run: string): Promise<number> {
  const known = weighed.get(remote);
  const before = known?.run === run ? known : { buckets: 0, logs: noEvidence };
  const buckets = await readBuckets(tx, run, before.buckets);
  const logs = addToLogs(before.logs, buckets);
  weighed.set(remote, { run, buckets: before.buckets + buckets.length, logs });
  return evidenceOfLogs(logs);
}
