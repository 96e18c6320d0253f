import { setImmediate } from 'node:timers/promises';
import { joinReads } from './join-reads';

const read = jest.fn(async (key: string) => {
  await setImmediate();
  return { key };
});

beforeEach(() => read.mockClear());

test('joins parallel reads with the same key only', async () => {
  const joined = joinReads(read);
  const answers = await Promise.all(['lot', 'lot', 'other', '__proto__', 'lot'].map(joined));
  expect(answers.map(({ key }) => key)).toEqual(['lot', 'lot', 'other', '__proto__', 'lot']);
  expect(read).toHaveBeenCalledTimes(3);
});

test('reads again after a read has ended', async () => {
  const joined = joinReads(read);
  await joined('lot');
  await joined('lot');
  expect(read).toHaveBeenCalledTimes(2);
});

test('each caller learns of a failed read, and the next caller reads again', async () => {
  const joined = joinReads(read);
  read.mockRejectedValueOnce(new Error('The database is away.'));
  const failed = await Promise.allSettled([joined('lot'), joined('lot')]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await joined('lot')).toEqual({ key: 'lot' });
});
