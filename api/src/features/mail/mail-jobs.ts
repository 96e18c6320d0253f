import { defineJob } from '../../jobs/job-queue';

/** Tries for two days: again after 15 s, then with growing delays of up to an hour. */
export const sendMailJob = defineJob<{ mail: string }>('send-mail', {
  ...{ retryLimit: 60, retryDelay: 15, retryBackoff: true, retryDelayMax: 3_600 },
  heartbeatSeconds: 10,
});
