import { defineJob } from '../../jobs/job-queue';

/** `outbid`: who led before. A bid waits for no e-mail to be written. */
export const bidMailsJob = defineJob<{ bid: number; outbid: string | null }>('bid-mails', {
  retryLimit: 3,
  retryDelay: 5,
  heartbeatSeconds: 10,
  pollSeconds: 0.5,
});
