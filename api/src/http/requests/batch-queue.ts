type Waiting<Item, Result> = {
  item: Item;
  resolve: (result: Result) => void;
  reject: (reason: unknown) => void;
};

/** Runs one batch of a key at a time; later items form the next batch in order. `run` settles each item, or rejects all. */
export function batchQueue<Item, Result>(
  run: (key: string, items: Item[]) => Promise<PromiseSettledResult<Result>[]>,
  maxSize: number,
): (key: string, item: Item) => Promise<Result> {
  const queues = new Map<string, Waiting<Item, Result>[]>();
  return (key, item) =>
    new Promise((resolve, reject) => {
      const waiting = { item, resolve, reject };
      const queue = queues.get(key);
      if (queue) return void queue.push(waiting);
      queues.set(key, [waiting]);
      void drain(key);
    });

  async function drain(key: string): Promise<void> {
    const queue = queues.get(key) ?? [];
    while (queue.length > 0) await runBatch(key, queue.splice(0, maxSize));
    queues.delete(key);
  }

  async function runBatch(key: string, batch: Waiting<Item, Result>[]): Promise<void> {
    try {
      const items = batch.map(({ item }) => item);
      const results = await run(key, items);
      for (const [index, { resolve, reject }] of batch.entries()) {
        const result = results[index];
        if (result?.status === 'fulfilled') resolve(result.value);
        else reject(result?.reason);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
