import type { Config } from '../../server/config/config';

/** Says what a backup or restore leaves to the operator when a bucket holds the pictures; else ''. */
export function bucketNotice(
  { s3, dataFolder }: Pick<Config, 's3' | 'dataFolder'>,
  done: 'backup' | 'restore',
): string {
  if (!s3) return '';
  return done === 'backup'
    ? ` The pictures are in the bucket ${s3.bucket}: copy it too.`
    : ` The gallery reads pictures from the bucket ${s3.bucket}. Restore it too, or copy media and storage/objects from ${dataFolder} to it.`;
}
