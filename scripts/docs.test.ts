import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.dirname(__dirname);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('every test that docs/security.md names is there', () => {
  const named = [...read('docs/security.md').matchAll(/`([\w/.-]+\.(?:test|spec)\.tsx?)`/g)];
  const there = [
    'api/src',
    'shell',
    'shared',
    'e2e',
    'scripts',
    'gallery-remote',
    'customer-remote',
    'admin-remote',
  ].flatMap((folder) =>
    readdirSync(path.join(root, folder, folder.endsWith('-remote') ? 'src' : ''), {
      recursive: true,
      encoding: 'utf8',
    }).map((file) => path.basename(file)),
  );
  const missing = named.map(([, file = '']) => file).filter((file) => !there.includes(path.basename(file)));
  expect(missing).toEqual([]);
});

test('docs/performance.md names every part of the bench', () => {
  const parts = [...read('bench/bench.mjs').matchAll(/^ {2}(\w+): measure\w+,$/gm)].map(
    ([, part = '']) => part,
  );
  const told = read('docs/performance.md')
    .match(/the parts named: ([\w ]+)/)?.[1]
    ?.split(' ');
  expect(told).toEqual(parts);
});
