import { defineJob } from '../../jobs/job-queue';

export const expireHoldJob = defineJob<{ order: string }>('expire-hold', {
  retryLimit: 3,
  retryDelay: 5,
  heartbeatSeconds: 10,
});

/** At most one waits, so that a slow payment provider builds no queue. */
export const reconcileJob = defineJob<Record<string, never>>('reconcile-payments', {
  policy: 'short',
  retryLimit: 0,
  heartbeatSeconds: 10,
});
