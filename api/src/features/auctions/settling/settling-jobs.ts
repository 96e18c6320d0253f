import { defineJob } from '../../../jobs/job-queue';

const rules = { retryLimit: 3, retryDelay: 5, heartbeatSeconds: 10 };

/** Many lots end at once, and their bidders watch. */
export const settleLotJob = defineJob<{ lot: string }>('settle-lot', {
  ...rules,
  batchSize: 20,
  pollSeconds: 0.5,
});
export const remindWinnerJob = defineJob<{ order: string; hours: number }>('remind-winner', rules);
export const expireOfferJob = defineJob<{ offer: string }>('expire-offer', rules);

/** At most one waits. */
export const settleDueJob = defineJob<Record<string, never>>('settle-due', {
  policy: 'short',
  retryLimit: 0,
  heartbeatSeconds: 10,
} as const);
