import { setImmediate } from 'node:timers/promises';
import type { Generation } from './generation';
import { joinReads, shareReads } from './share-reads';

const address = '/api/lot/a-lot';
let reads: number;
const read = async () => {
  reads += 1;
  return { price: reads };
};

beforeEach(() => {
  reads = 0;
});

test('two thousand simultaneous reads of a lot cost one read', async () => {
  const shared = shareReads(() => 1);
  const answers = await Promise.all(Array.from({ length: 2_000 }, () => shared(address, read)));
  expect(reads).toBe(1);
  expect(new Set(answers.map(({ version }) => version)).size).toBe(1);
});

test('reads again after a change of a lot or of the catalogue', async () => {
  const [lots, catalogue] = [jest.fn<number, []>(() => 1), jest.fn<number, []>(() => 1)];
  const shared = shareReads(lots, catalogue);
  const before = await shared(address, read);
  lots.mockReturnValue(2);
  const after = await shared(address, read);
  expect(after.version).not.toBe(before.version);
  catalogue.mockReturnValue(2);
  await shared(address, read);
  expect(reads).toBe(3);
});

test('reads each address separately and does not remember a failed read', async () => {
  const shared = shareReads(() => 1);
  await shared(address, read);
  await shared('/api/lot/another', read);
  expect(reads).toBe(2);
  const failing = async () => {
    throw new Error('The database is away.');
  };
  await expect(shared('/api/lot/third', failing)).rejects.toThrow('The database is away.');
  await shared('/api/lot/third', read);
  expect(reads).toBe(3);
});

test.each<[string, Generation[]]>([
  ['cannot be known', [() => 1, () => null]],
  ['are not followed', []],
])('reads each time while changes %s', async (_why, generations) => {
  const shared = shareReads(...generations);
  await shared(address, read);
  await shared(address, read);
  expect(reads).toBe(2);
});

const readKey = jest.fn(async (key: string) => {
  await setImmediate();
  return { key };
});

beforeEach(() => readKey.mockClear());

test('joins parallel reads with the same key only', async () => {
  const joined = joinReads(readKey);
  const answers = await Promise.all(['lot', 'lot', 'other', '__proto__', 'lot'].map(joined));
  expect(answers.map(({ key }) => key)).toEqual(['lot', 'lot', 'other', '__proto__', 'lot']);
  expect(readKey).toHaveBeenCalledTimes(3);
});

test('reads again after a read has ended', async () => {
  const joined = joinReads(readKey);
  await joined('lot');
  await joined('lot');
  expect(readKey).toHaveBeenCalledTimes(2);
});

test('each caller learns of a failed read, and the next caller reads again', async () => {
  const joined = joinReads(readKey);
  readKey.mockRejectedValueOnce(new Error('The database is away.'));
  const failed = await Promise.allSettled([joined('lot'), joined('lot')]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await joined('lot')).toEqual({ key: 'lot' });
});
