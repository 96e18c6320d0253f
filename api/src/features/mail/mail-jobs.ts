import { defineJob } from '../../jobs/job-queue';

/** A mail is tried for two days: after 15 s, then at growing distances of up to an hour. */
export const sendMailJob = defineJob<{ mail: string }>('send-mail', {
  ...{ retryLimit: 60, retryDelay: 15, retryBackoff: true, retryDelayMax: 3_600 },
  heartbeatSeconds: 10,
});
