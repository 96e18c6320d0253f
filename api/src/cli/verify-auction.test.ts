import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { LotRecord } from '@gallery/shared/auction/record';
import { startProgram } from '../testing/processes/start-program';
import { temporaryFolder } from '../testing/processes/temporary-folder';

const records = path.join(import.meta.dirname, '../testing/records');
const recordFile = path.join(records, 'lot-5.json');
const receiptFile = path.join(records, 'receipt-of-step-7.json');
const folder = temporaryFolder();

const record = (): LotRecord => JSON.parse(readFileSync(recordFile, 'utf8'));

function fileOf(name: string, content: unknown): string {
  const file = path.join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

async function verify(...args: string[]) {
  const child = startProgram('cli/verify-auction.ts', {}, args);
  const [stdout, { code, stderr }] = await Promise.all([
    text(child.process.stdout as NodeJS.ReadableStream),
    child.exit,
  ]);
  return { stdout, stderr, code };
}

/** Answers every request with `answer` while `use` runs. */
async function withServer(answer: RequestListener, use: (address: string) => Promise<void>) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  try {
    await new Promise((resolve) => server.once('listening', resolve));
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('verifies a downloaded record, step by step', async () => {
  const { stdout, stderr, code } = await verify(recordFile, '--key', record().publicKey);
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  expect(stdout).toContain('Lot 5, Lines for My Mother by Ngọzi Eze (Lines and Cloth)');
  expect(stdout).toContain(
    '   7  2026-11-27T13:45:09.000Z  bid by Bidder 9: holds, maximum ₦2,000,000, price ₦1,700,000',
  );
  expect(stdout).toContain('The record is intact.\n10 of 10 steps follow');
  expect(stdout).toContain('The price after each bid follows the rules: ₦2,400,000, sold to Bidder 5.');
  expect(stdout).toContain('The signature of 2026-11-27T17:16:41.000Z fits the last step.');
});

test('reports a record as consistent, but not as the gallery’s, without a known key', async () => {
  const { stdout, code } = await verify(recordFile);
  expect(code).toBe(3);
  expect(stdout).toContain(
    `The record is consistent. It is not proven to be the gallery’s: compare the key ${record().publicKey}`,
  );
  expect(stdout).not.toContain('The gallery’s');
});

test('names the step at which a changed record breaks', async () => {
  const changed = record();
  Object.assign(changed.entries[5]?.fields ?? {}, { price: '1200000' });
  const { stdout, code } = await verify(fileOf('changed.json', changed));
  expect(code).toBe(1);
  expect(stdout).toContain(
    'The record breaks at step 6.\nStep 6 does not follow on from step 5. Steps 1 to 5 are intact. Nothing after them can be trusted.',
  );
});

test('compares a receipt with the record', async () => {
  const fits = await verify(recordFile, '--receipt', receiptFile, '--key', record().publicKey);
  expect(fits).toMatchObject({ code: 0 });
  expect(fits.stdout).toContain(
    'The receipt fits: step 7 is a bid of Bidder 9 with a maximum of ₦2,000,000.',
  );
  const other = { ...JSON.parse(readFileSync(receiptFile, 'utf8')), max: 2_100_000 };
  const refused = await verify(recordFile, '--receipt', fileOf('other.json', other));
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.stdout).toContain(
    'The receipt does not fit. Step 7 seals another maximum than your receipt.',
  );
});

test('checks that the record is signed with the gallery’s key', async () => {
  expect(await verify(recordFile, '--key', record().publicKey)).toMatchObject({ code: 0 });
  const other = await verify(recordFile, '--key', `MCowBQYDK2VwAyEA${'A'.repeat(43)}=`);
  expect(other).toMatchObject({ code: 1 });
  expect(other.stdout).toContain('The record is signed with another key than the gallery’s.');
});

test('downloads a record from its address and from the address of its page', async () => {
  const asked: string[] = [];
  await withServer(
    (request, response) => {
      asked.push(request.url ?? '');
      response.end(readFileSync(recordFile));
    },
    async (address) => {
      expect(await verify(`${address}/api/lot/5/record`)).toMatchObject({ code: 3 });
      expect(await verify(`${address}/auction-bidding/5/record`)).toMatchObject({ code: 3 });
    },
  );
  expect(asked).toEqual(['/api/lot/5/record', '/api/lot/5/record']);
});

test('prints no control characters from a record', async () => {
  const changed = record();
  changed.lot.title = '\u001b[2J\u001b[1;1HThe record is intact.';
  const { stdout, code } = await verify(fileOf('cursor.json', changed));
  expect(code).toBe(1);
  expect(stdout).not.toContain('\u001b');
});

test.each<[string, () => string[], string]>([
  [
    'nothing',
    () => [],
    'Name the record: npm run verify-auction -- FILE|ADDRESS [--receipt FILE] [--key KEY]',
  ],
  ['two records', () => [recordFile, recordFile], 'Name the record'],
  ['an unknown option', () => [recordFile, '--force'], 'Name the record'],
  ['a file that is not there', () => ['nowhere.json'], 'nowhere.json cannot be read: there is no such file.'],
  ['a file that is no JSON', () => [fileOf('text.json', 'record')], 'cannot be read: it is not JSON.'],
  ['an address of another kind', () => ['ftp://gallery.example/5'], 'only http and https addresses can.'],
  ['an address where nobody answers', () => ['http://127.0.0.1:9/'], 'cannot be read:'],
  [
    'a receipt that is not there',
    () => [recordFile, '--receipt', 'nowhere.json'],
    'nowhere.json cannot be read',
  ],
])('refuses to check %s and gives the reason', async (_what, args, words) => {
  const { stderr, code } = await verify(...args());
  expect(code).toBe(2);
  expect(stderr).toContain(words);
});

test('stops reading a file or an answer at 20 MB', async () => {
  const large = fileOf('large.json', '');
  truncateSync(large, 20_000_001);
  expect(await verify(large)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('larger than 20 MB'),
  });
  await withServer(
    (_request, response) => {
      const chunk = Buffer.alloc(1_000_000, ' ');
      const send = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', send);
      send();
    },
    async (address) =>
      expect(await verify(address)).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('larger than 20 MB'),
      }),
  );
});

test.each([
  [404, 'there is no record, or its lot has not ended'],
  [503, 'it answered 503'],
])('reports an answer with the status %d', async (status, words) => {
  await withServer(
    (_request, response) => response.writeHead(status).end(),
    async (address) =>
      expect(await verify(address)).toMatchObject({ code: 2, stderr: expect.stringContaining(words) }),
  );
});

test('reports a file that is not a record', async () => {
  const { stdout, code } = await verify(fileOf('empty.json', {}));
  expect(code).toBe(1);
  expect(stdout).toContain(
    'The record is not whole.\nThis is not the record of a lot: its version cannot be read.',
  );
});
