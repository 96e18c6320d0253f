import { defineJob } from '../../../jobs/job-queue';

const rules = { retryLimit: 3, retryDelay: 5, heartbeatSeconds: 10 };

/** Several run in parallel, because many lots end at once while their bidders watch. */
export const settleLotJob = defineJob<{ lot: string }>('settle-lot', {
  ...rules,
  batchSize: 20,
});
export const remindWinnerJob = defineJob<{ order: string; hours: number }>('remind-winner', rules);
export const expireSecondChanceJob = defineJob<{ offer: string }>('expire-offer', rules);

/** The queue holds at most one. */
export const settleDueJob = defineJob<Record<string, never>>('settle-due', {
  policy: 'short',
  retryLimit: 0,
  heartbeatSeconds: 10,
} as const);
