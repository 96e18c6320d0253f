import { defineJob } from '../../jobs/job-queue';
import type { Pictured } from './make-pictures';

export const makePicturesJob = defineJob<Pictured>('make-pictures', {
  retryLimit: 5,
  retryDelay: 15,
  retryBackoff: true,
  heartbeatSeconds: 30,
  // One picture takes several hundred megabytes.
  batchSize: 1,
});
