import { readConfig } from '../../server/config/config';
import { bucketNotice } from './saved-files';

test('backup and restore say that the pictures in a bucket are not theirs', () => {
  const settings = { S3_BUCKET: 'pictures', S3_REGION: 'eu-central-1' };
  expect(bucketNotice(readConfig(settings), 'backup')).toContain('The pictures are in the bucket pictures');
  expect(bucketNotice(readConfig(settings), 'restore')).toContain('from the bucket pictures. Restore it too');
  expect(bucketNotice(readConfig({}), 'backup')).toBe('');
});
