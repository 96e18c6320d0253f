import type { Database } from '../../../db/client';
import { defineJob, type Jobs } from '../../../jobs/job-queue';
import type { LotRow } from '../lot.table';

const rules = { retryLimit: 3, retryDelay: 5, heartbeatSeconds: 10 };

export const settleLotJob = defineJob<{ lot: string }>('settle-lot', rules);
export const remindWinnerJob = defineJob<{ order: string; hours: number }>('remind-winner', rules);
export const expireOfferJob = defineJob<{ offer: string }>('expire-offer', rules);

/** At most one waits. */
export const settleDueJob = defineJob<Record<string, never>>('settle-due', {
  ...{ policy: 'short', retryLimit: 0 },
  heartbeatSeconds: 10,
} as const);

/** Called when a lot is published or its end is moved by staff; a job that comes before the end waits for it again. */
export function scheduleSettlement(
  tx: Database,
  jobs: Jobs,
  { id, closesAt }: Pick<LotRow, 'id' | 'closesAt'>,
): Promise<void> {
  return jobs.send(tx, settleLotJob, { lot: id }, closesAt);
}
