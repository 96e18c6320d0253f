import { randomBytes } from 'node:crypto';
import { firstViewOf } from './first-view.js';

const bytes = new Map(
  ['entry', 'app', 'style', 'about', 'shared'].map((file, i) => [file, randomBytes(1000 * (i + 1))]),
);
const files = (...names) => names.map((file) => ({ file, link: file }));

test('a first view includes all files of its route, each read and counted once', async () => {
  const reads = [];
  const release = {
    entry: 'entry',
    exposes: { './app': { js: files('app', 'shared'), css: files('style') } },
    routes: { '/': { js: [], css: [] }, '/about': { js: files('about', 'shared'), css: [] } },
  };
  const views = await firstViewOf(release, async (file) => {
    reads.push(file);
    return bytes.get(file);
  });
  expect(reads.toSorted()).toEqual(['about', 'app', 'entry', 'shared', 'style']);
  // Random bytes do not compress, except for a few bytes of the format.
  expect(views['/'] - 11_000).toBeGreaterThanOrEqual(0);
  expect(views['/'] - 11_000).toBeLessThan(100);
  expect(views['/about'] - views['/'] - 4000).toBeLessThan(50);
});
