import { defineJob } from '../../jobs/job-queue';

export const makePicturesJob = defineJob<{ of: 'artwork' | 'event'; id: string }>('make-pictures', {
  retryLimit: 5,
  retryDelay: 15,
  retryBackoff: true,
  heartbeatSeconds: 30,
  // One picture takes several hundred megabytes.
  batchSize: 1,
});
