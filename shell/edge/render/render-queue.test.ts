import { createRenderQueue } from './render-queue';

/** Makes pages that end when the test tells them to. */
function pagesOf(queue: ReturnType<typeof createRenderQueue>) {
  const running: { name: string; end: () => void }[] = [];
  return { running, enqueue };

  function enqueue(name: string, priority: 'urgent' | 'ordinary' = 'ordinary') {
    return queue.inTurn(
      priority,
      () => new Promise<string>((end) => void running.push({ name, end: () => end(name) })),
    );
  }
}

const turn = () => new Promise(setImmediate);

test('renders two pages at once and the others in turn', async () => {
  const { running, enqueue } = pagesOf(createRenderQueue({ concurrency: 2, waitMs: 60_000, maxWaiting: 10 }));
  const pages = ['/a', '/b', '/c'].map((name) => enqueue(name));
  await turn();
  expect(running.map(({ name }) => name)).toEqual(['/a', '/b']);
  for (let next = running.shift(); next; next = running.shift()) {
    next.end();
    await turn();
  }
  expect(await Promise.all(pages)).toEqual(['/a', '/b', '/c']);
});

test('renders an urgent page before waiting ones', async () => {
  const { running, enqueue } = pagesOf(createRenderQueue({ concurrency: 1, waitMs: 60_000, maxWaiting: 10 }));
  for (const name of ['/a', '/made-up', '/made-up-too']) void enqueue(name);
  void enqueue('/', 'urgent');
  await turn();
  running.shift()?.end();
  await turn();
  expect(running.map(({ name }) => name)).toEqual(['/']);
});

test('refuses a page when too many wait, and accepts an urgent one', async () => {
  const { running, enqueue } = pagesOf(createRenderQueue({ concurrency: 1, waitMs: 60_000, maxWaiting: 2 }));
  for (const name of ['/a', '/b', '/c']) void enqueue(name);
  await expect(enqueue('/d')).rejects.toThrow('too many pages wait');
  void enqueue('/', 'urgent');
  await turn();
  running.shift()?.end();
  await turn();
  expect(running.map(({ name }) => name)).toEqual(['/']);
});

test('gives up a page after its waiting time and does not render it later', async () => {
  const { running, enqueue } = pagesOf(createRenderQueue({ concurrency: 1, waitMs: 50, maxWaiting: 10 }));
  void enqueue('/a');
  await expect(enqueue('/b')).rejects.toThrow('its turn did not come within 50 ms');
  running.shift()?.end();
  await turn();
  expect(running).toEqual([]);
});
