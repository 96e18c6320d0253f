import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as elapsed } from 'node:timers/promises';
import type { Release } from '@gallery/shared/releases/release';
import { createArea } from './area-renderer';

/** A thread that renders one page at a time in ten milliseconds, with special behavior for some paths. */
const program = `
  const { parentPort, workerData } = require('node:worker_threads');
  let line = Promise.resolve();
  parentPort.on('message', ({ id, job, input }) => {
    if (input.path === '/ends') process.exit(3);
    if (input.path === '/throws') setImmediate(() => { throw new Error('out of hand'); });
    if (input.path === '/loops') for (;;);
    if (input.path?.startsWith('/hangs')) return;
    line = line.then(() => new Promise((done) => setTimeout(done, job === 'render' ? 10 : 0)));
    line.then(() => parentPort.postMessage({ id, value: { status: 200, html: Buffer.from(workerData.code + input.path) } }));
  });`;
const release = { version: 'one' } as Release;

let folder: string;
let lines: string[];
const opened: ReturnType<typeof createArea>[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'area-'));
  writeFileSync(path.join(folder, 'thread.cjs'), program);
  lines = [];
});
afterEach(async () => {
  for (const area of opened.splice(0)) await area.use({ release, code: null });
  rmSync(folder, { recursive: true });
});

test('renders forty different pages at once without counting their waiting time', async () => {
  const area = await openArea();
  const pages = await Promise.all(Array.from({ length: 40 }, (_, work) => area.render(`/art-page/${work}`)));
  expect(pages.filter(({ page }) => !page)).toEqual([]);
});

test.each([
  ['/ends', 'exit code 3'],
  ['/throws', 'out of hand'],
])('a page (%s) that ends the thread stops the area’s rendering for a second', async (badPath, reason) => {
  const area = await openArea();
  expect(await area.render(badPath)).toEqual({ release });
  expect(await textOf(area)).toBeUndefined();
  expect(lines.join('\n')).toContain(`${reason}; another one starts in 1 s`);
  await expectRendered(area);
});

test('a page that loops stops the area’s rendering until its thread is replaced', async () => {
  const area = await openArea();
  expect(await area.render('/loops')).toEqual({ release });
  await expectRendered(area);
  expect(lines.join('\n')).toContain('was stuck and is stopped; another one starts in 1 s');
});

test('waits longer before each restart of the thread', async () => {
  const area = await openArea();
  for (const wait of [1, 2]) {
    await area.render('/ends');
    const ends = lines.filter((line) => line.includes('its render thread has ended'));
    expect(ends.at(-1)).toContain(`another one starts in ${wait} s`);
    await expectRendered(area);
  }
});

test('restarts a thread that cannot start, but not one that a newer release replaced', async () => {
  writeFileSync(path.join(folder, 'thread.cjs'), 'process.exit(1)');
  const area = await openArea();
  expect(await textOf(area)).toBeUndefined();
  writeFileSync(path.join(folder, 'thread.cjs'), program);
  await area.use({ release: { ...release, version: 'two' }, code: 'two' });
  expect(await textOf(area)).toBe('two/');
  await elapsed(1500);
  expect(await textOf(area)).toBe('two/');
  expect(lines.filter((line) => line.includes('another one starts'))).toHaveLength(1);
});

test('gives up a hundred hanging pages within two seconds', async () => {
  const area = await openArea();
  const pages = Array.from({ length: 100 }, () => area.render('/hangs'));
  expect(await Promise.race([Promise.all(pages), elapsed(2000, 'too late')])).toHaveLength(100);
});

test('logs one line for many pages that cannot be rendered', async () => {
  const area = await openArea();
  await Promise.all(Array.from({ length: 20 }, () => area.render('/hangs')));
  expect(lines.filter((line) => line.includes('client-only'))).toHaveLength(1);
});

test('logs a page without its id and its query', async () => {
  const area = await openArea();
  await area.render('/hangs/0f8c1f9e-9d2b-4b63-8a53-1f2d3c4b5a69?email=ada@visitors.example');
  expect(lines).toEqual([expect.stringContaining('client-only /hangs/…: render took more than')]);
});

async function openArea() {
  const threadData = {
    threadFile: path.join(folder, 'thread.cjs'),
    shellBundle: '',
    publicUrl: '',
    demo: false,
  };
  const area = createArea('gallery', {
    threadData,
    apiUrl: () => '',
    budget: 300,
    warmPath: '/',
    log: (line) => lines.push(line),
  });
  opened.push(area);
  await area.use({ release, code: 'one' });
  return area;
}

async function textOf(area: ReturnType<typeof createArea>): Promise<string | undefined> {
  const { page } = await area.render('/');
  return page?.html && Buffer.from(page.html).toString();
}

async function expectRendered(area: ReturnType<typeof createArea>) {
  while ((await textOf(area)) !== 'one/') await elapsed(100);
}
