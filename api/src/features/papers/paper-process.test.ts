import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../../testing/processes/temporary-folder';
import type { PaperTask } from './make-paper';
import { openPaperProcess } from './paper-process';

const program = path.join(temporaryFolder(), 'stuck-on-catalogues.mjs');
const stuck = `process.on('disconnect', () => process.exit());
process.on('message', ({ id, task }) => {
  if (!('catalogue' in task)) process.send({ id, result: Buffer.from('paper') });
});`;
const catalogue: PaperTask = {
  mediaFolder: '',
  catalogue: { title: 'Ikoyi', lead: '', note: '', works: [], gallery: { address: '', phone: '' } },
};
// The program above does not read the invoice.
const invoice = { mediaFolder: '', invoice: {} } as PaperTask;

beforeAll(() => writeFile(program, stuck));

test('a paper does not wait for catalogues, and too many catalogues are refused', async () => {
  const { makePaper, close } = openPaperProcess({ program });
  const catalogues = Array.from({ length: 10 }, () => makePaper(catalogue).catch((error: Error) => error));
  expect(String(await makePaper(invoice))).toBe('paper');
  expect(await catalogues[9]).toMatchObject({ statusCode: 503, message: expect.stringMatching(/try again/) });
  close();
  await expect(catalogues[0]).resolves.toMatchObject({ message: expect.stringMatching(/ended/) });
});

test('a catalogue that takes too long is given up, and the next one gets a new process', async () => {
  const { makePaper, close } = openPaperProcess({ program, limitMs: 300 });
  const both = [makePaper(catalogue), makePaper(catalogue)];
  for (const one of both) await expect(one).rejects.toThrow('draws catalogues ended (killed after 0.3 s)');
  close();
});
