import { defineJob } from '../../jobs/job-queue';

/** Retries for two days: after 15 s, then with growing delays of up to an hour. */
const untilDelivered = {
  retryLimit: 60,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 3_600,
  heartbeatSeconds: 10,
};

export const sendMailJob = defineJob<{ mail: string }>('send-mail', untilDelivered);

/** Delivers mail that expires within minutes; no other mail delays it. */
export const sendUrgentMailJob = defineJob<{ mail: string }>('send-urgent-mail', {
  ...untilDelivered,
});
