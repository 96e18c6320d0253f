import { defineJob } from '../../jobs/job-queue';

/** `outbid` is the previous leader. The job writes the e-mails, so that a bid does not wait for them. */
export const bidMailsJob = defineJob<{ bid: number; outbid: string | null }>('bid-mails', {
  retryLimit: 3,
  retryDelay: 5,
  heartbeatSeconds: 10,
});
