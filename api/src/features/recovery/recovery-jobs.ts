import { defineJob } from '../../jobs/job-queue';

export const sendRecoveryCodeJob = defineJob<{ recovery: string }>('send-recovery-code', {
  retryLimit: 10,
  retryDelay: 5,
  heartbeatSeconds: 10,
  pollSeconds: 0.5,
});
