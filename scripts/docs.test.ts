import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
  const reported = read('docs/performance.md')
    .match(/the parts named: ([\w ]+)/)?.[1]
    ?.split(' ');
  expect(reported).toEqual(parts);
});

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(path.join(root, file)));

/** The folders directly inside `parent` that hold a file of the project; '' is the root. */
function foldersIn(parent: string): string[] {
  const inside = tracked.filter((file) => file.startsWith(parent)).map((file) => file.slice(parent.length));
  const names = inside.filter((file) => file.includes('/')).map((file) => `${parent}${file.split('/')[0]}/`);
  return [...new Set(names)].filter((folder) => !folder.startsWith('.')).sort();
}

test("the README's folders are the folders of the project", () => {
  const named = [...read('README.md').matchAll(/^\| `([\w-]+\/)` \|/gm)].map(([, folder]) => folder).sort();
  expect(named).toEqual(foldersIn(''));
});

test('the tree in docs/architecture.md is the tree of the project', () => {
  const tree = read('docs/architecture.md').match(/```\n(shell\/\n[\s\S]*?)```/)?.[1] ?? '';
  const named: string[] = [];
  const open: string[] = [];
  for (const [, indent = '', name = ''] of tree.matchAll(/^( *)([\w-]+\/)/gm)) {
    open.splice(indent.length / 2);
    named.push([...open, name].join(''));
    open.push(name);
  }
  expect(named.length).toBeGreaterThan(100);
  const described = named.filter((folder) =>
    named.some((other) => other !== folder && other.startsWith(folder)),
  );
  for (const folder of described) {
    const inside = named.filter(
      (other) => other.startsWith(folder) && /^[^/]+\/$/.test(other.slice(folder.length)),
    );
    expect(inside.sort()).toEqual(foldersIn(folder).filter((child) => !skipped(child)));
  }
});

/** Fonts, settings and test helpers beside the code are not described. */
const skipped = (folder: string) =>
  /(testing|migrations)\/$/.test(folder) && !/^(api\/src|shared)\//.test(folder);

test.each([
  ['docs/architecture.md', 30],
  ['CONTRIBUTING.md', 5],
])('every file that %s names is there', (doc, atLeast) => {
  const named = [...read(doc).matchAll(/`([\w./-]+\/[\w.-]+\.\w+)`/g)].map(([, file]) => file);
  expect(named.length).toBeGreaterThan(atLeast);
  expect(named.filter((file = '') => !tracked.includes(file))).toEqual([]);
});
