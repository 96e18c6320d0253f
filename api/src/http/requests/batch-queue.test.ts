import { batchQueue } from './batch-queue';

/** Makes a queue whose batches end when the test tells them to. */
function openQueue(maxSize = 10) {
  const batches: { key: string; items: number[]; end: (failure?: Error) => void }[] = [];
  const enqueue = batchQueue<number, string>(
    (key, items) =>
      new Promise((resolve, reject) => {
        const end = (failure?: Error) => (failure ? reject(failure) : resolve(items.map(settledOf)));
        batches.push({ key, items, end });
      }),
    maxSize,
  );
  return { batches, enqueue };
}

function settledOf(item: number): PromiseSettledResult<string> {
  if (item < 0) return { status: 'rejected', reason: new Error(`${item} is refused`) };
  return { status: 'fulfilled', value: `answer ${item}` };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test('the first item starts at once, and later ones form the next batch in order', async () => {
  const { batches, enqueue } = openQueue();
  const answers = Promise.all([1, 2, 3].map((item) => enqueue('lot', item)));
  expect(batches.map(({ items }) => items)).toEqual([[1]]);
  batches[0]?.end();
  await nextTurn();
  expect(batches.map(({ items }) => items)).toEqual([[1], [2, 3]]);
  batches[1]?.end();
  expect(await answers).toEqual(['answer 1', 'answer 2', 'answer 3']);
});

test('items of another key do not wait', async () => {
  const { batches, enqueue } = openQueue();
  void enqueue('one', 1);
  void enqueue('other', 2);
  expect(batches.map(({ key }) => key)).toEqual(['one', 'other']);
});

test('a batch has at most the allowed size', async () => {
  const { batches, enqueue } = openQueue(2);
  for (const item of [1, 2, 3, 4]) void enqueue('lot', item);
  batches[0]?.end();
  await nextTurn();
  expect(batches[1]?.items).toEqual([2, 3]);
});

test('a rejected item leaves the others their answers', async () => {
  const { batches, enqueue } = openQueue();
  const first = enqueue('lot', 1);
  const settled = Promise.allSettled([enqueue('lot', -2), enqueue('lot', 3)]);
  batches[0]?.end();
  await first;
  await nextTurn();
  batches[1]?.end();
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});

test('a failed batch rejects all its items, and the next one runs', async () => {
  const { batches, enqueue } = openQueue();
  const first = enqueue('lot', 1);
  const next = enqueue('lot', 2);
  batches[0]?.end(new Error('The database is gone.'));
  await expect(first).rejects.toThrow('The database is gone.');
  await nextTurn();
  batches[1]?.end();
  expect(await next).toBe('answer 2');
});
