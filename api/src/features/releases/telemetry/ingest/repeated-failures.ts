import type { TelemetryBatch } from '@gallery/shared/contract/releases/registry.schema';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { rateLimits } from '../../../../http/rate-limit/rate-limit.table';

type Failing = NonNullable<TelemetryBatch['failing']>;

/**
 * Returns the failures of networks that have already failed in the same canary. Each edge counts one failure of a
 * network; the rows make it one for all edges, so that no network alone can cause a rollback.
 */
export async function repeatedFailures(tx: Database, failing: Failing): Promise<Failing> {
  if (failing.length === 0) return [];
  const keys = [...new Set(failing.map(keyOf))];
  const rows = keys.map((key) => ({ key, used: 1, endsAt: sql`now() + interval '30 days'` }));
  const added = await tx
    .insert(rateLimits)
    .values(rows)
    .onConflictDoNothing()
    .returning({ key: rateLimits.key });
  const first = new Set(added.map(({ key }) => key));
  return failing.filter((failure) => !first.delete(keyOf(failure)));
}

function keyOf({ run, sender }: Failing[number]): string {
  return `canary failure ${run} ${sender}`;
}
