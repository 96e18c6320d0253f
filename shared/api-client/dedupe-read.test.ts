import { dedupeRead } from './axios-client';

test('concurrent reads share one answer, and a later read gets a new one', async () => {
  let reads = 0;
  const read = async () => ({ works: ++reads });
  const [one, other] = await Promise.all([dedupeRead('works', read), dedupeRead('works', read)]);
  expect(one).toBe(other);
  await expect(dedupeRead('works', read)).resolves.toEqual({ works: 2 });
});

test('different keys read separately', async () => {
  const read = jest.fn(async () => 1);
  await Promise.all([dedupeRead('works', read), dedupeRead('events', read)]);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a failure reaches every caller and is not cached', async () => {
  const read = jest.fn(async () => 1);
  read.mockRejectedValueOnce(new Error('down'));
  const both = [dedupeRead('works', read), dedupeRead('works', read)];
  await expect(Promise.allSettled(both)).resolves.toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  await expect(dedupeRead('works', read)).resolves.toBe(1);
});
