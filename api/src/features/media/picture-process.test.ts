import { access, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { jpegOf } from '../../testing/gallery/pictures';
import { temporaryFolder } from '../../testing/processes/temporary-folder';
import { waitFor } from '../../testing/server/wait-for';
import { openPictureProcesses } from './picture-process';

const folder = temporaryFolder();
const folders = { media: path.join(folder, 'media'), cache: path.join(folder, 'cache') };
const program = path.join(import.meta.dirname, '../../../test-programs/picture-maker.js');

/** Returns the running processes that the threads of this one have started. */
async function children(): Promise<string[]> {
  const threads = await readdir('/proc/self/task');
  const texts = await Promise.all(
    threads.map((id) => readFile(`/proc/self/task/${id}/children`, 'utf8').catch(() => '')),
  );
  const ids = texts.flatMap((text) => text.split(' ').filter(Boolean));
  const commands = await Promise.all(
    ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')),
  );
  return ids.filter((_id, at) => commands[at]?.includes(program));
}

test('saves two pictures at once in two processes, which end when they are idle', async () => {
  const { savePicture } = openPictureProcesses({ program, folders, atOnce: 2, idleMs: 50 });
  const [one, other] = await Promise.all([
    savePicture(await jpegOf(400, 300)),
    savePicture(await jpegOf(500, 300)),
  ]);
  expect([one.width, other.width]).toEqual([400, 500]);
  await access(path.join(folders.media, one.hash, '320.avif'));
  await waitFor(async () => expect(await children()).toEqual([]));
});

test('refuses a file that is not a picture and saves the next one', async () => {
  const { savePicture, close } = openPictureProcesses({ program, folders });
  await expect(savePicture(Buffer.from('no picture'))).rejects.toThrow('Please select an Image file');
  expect(await savePicture(await jpegOf(600, 300))).toMatchObject({ width: 600 });
  close();
});

test('makes pictures beyond its processes one after another', async () => {
  const { savePicture, close } = openPictureProcesses({ program, folders, atOnce: 1 });
  const originals = await Promise.all([430, 440, 450].map((width) => jpegOf(width, 300)));
  const saved = Promise.all(originals.map(savePicture));
  await waitFor(async () => expect(await children()).toHaveLength(1));
  expect((await saved).map(({ width }) => width)).toEqual([430, 440, 450]);
  expect(await children()).toHaveLength(1);
  close();
});

test('kills a process that takes too long for a picture', async () => {
  const { savePicture, close } = openPictureProcesses({ program, folders, atOnce: 1, limitMs: 1 });
  await expect(savePicture(await jpegOf(3000, 2000))).rejects.toThrow(
    'the process that makes pictures ended (killed after 0.001 s)',
  );
  await waitFor(async () => expect(await children()).toEqual([]));
  close();
});

test('rejects the picture of a killed process and starts another process for the next one', async () => {
  const { savePicture, close } = openPictureProcesses({ program, folders });
  await savePicture(await jpegOf(410, 300));
  const [killed] = await children();
  const lost = savePicture(await jpegOf(3000, 2000));
  process.kill(Number(killed), 'SIGKILL');
  await expect(lost).rejects.toThrow('the process that makes pictures ended (SIGKILL)');
  expect(await savePicture(await jpegOf(420, 300))).toMatchObject({ width: 420 });
  close();
});
