import { defineJob } from '../../jobs/job-queue';

export const partialRefundJob = defineJob<{ refund: string }>('partial-refund', {
  retryLimit: 3,
  retryDelay: 5,
  heartbeatSeconds: 10,
});

export const refundPaymentJob = defineJob<{ reference: string }>('refund-payment', {
  retryLimit: 3,
  retryDelay: 5,
  heartbeatSeconds: 10,
});
