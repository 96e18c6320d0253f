import type { Stores } from '../uploads/receive-upload';
import type { Bucket } from './bucket';
import { objectsIn } from './bucket-objects';
import { uploadsIn } from './bucket-uploads';

/** Keeps pictures and uploads under the keys that the paths have in a data folder, so that any tool can move them there. */
export function storesInBucket(bucket: Bucket): Stores {
  return { objects: objectsIn(bucket, 'storage/objects'), uploads: uploadsIn(bucket, 'storage/uploads') };
}
