import sharp from 'sharp';
import { jpegOf } from '../../../testing/gallery/pictures';
import { temporaryFolder } from '../../../testing/processes/temporary-folder';
import { makePicture } from '../../media/make-picture';
import { writeTiles } from '../../media/save-picture';
import { checkPicture } from './check-picture';

const folder = temporaryFolder();

/** Counts the work of this thread. `sharp.counters()` counts the other test files of the process too. */
function countAtOnce(): () => number {
  const all: Record<string, (...given: unknown[]) => Promise<unknown>> = Object.getPrototypeOf(sharp());
  let [now, max] = [0, 0];
  for (const name of ['toBuffer', 'toFile', 'metadata']) {
    const does = all[name];
    jest.spyOn(all, name).mockImplementation(async function (this: unknown, ...given) {
      now += 1;
      max = Math.max(max, now);
      return does?.apply(this, given).finally(() => {
        now -= 1;
      });
    });
  }
  return () => max;
}

test('decodes one picture at a time', async () => {
  const picture = await jpegOf(1_600, 1_200);
  const most = countAtOnce();
  await Promise.all([
    makePicture(picture),
    checkPicture(picture),
    writeTiles(picture, folder),
    checkPicture(picture),
  ]);
  expect(most()).toBe(1);
});
