import { defineJob } from '../../jobs/job-queue';

export const expireHoldJob = defineJob<{ order: string }>('expire-hold', {
  retryLimit: 3,
  retryDelay: 5,
  heartbeatSeconds: 10,
});

/** One waits at most: while the payment provider takes its time no others queue up. */
export const reconcileJob = defineJob<Record<string, never>>('reconcile-payments', {
  policy: 'short',
  retryLimit: 0,
  heartbeatSeconds: 10,
});
