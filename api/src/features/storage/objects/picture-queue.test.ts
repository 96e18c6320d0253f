import sharp from 'sharp';
import { jpegOf } from '../../../testing/gallery/pictures';
import { temporaryFolder } from '../../../testing/processes/temporary-folder';
import { makePicture } from '../../media/make-picture';
import { writeTiles } from '../../media/save-picture';
import { checkPicture } from './check-picture';

const folder = temporaryFolder();

test('decodes one picture at a time', async () => {
  const picture = await jpegOf(1_600, 1_200);
  let max = 0;
  const count = () => {
    max = Math.max(max, sharp.counters().process);
  };
  sharp.queue.on('change', count);
  await Promise.all([
    makePicture(picture),
    checkPicture(picture),
    writeTiles(picture, folder),
    checkPicture(picture),
  ]);
  sharp.queue.off('change', count);
  expect(max).toBe(1);
});
