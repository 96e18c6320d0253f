import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('docs/security.md names existing tests', () => {
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

/** Returns the folders directly inside `parent` that contain a file of the project; '' is the root. */
function foldersIn(parent: string): string[] {
  const inside = tracked.filter((file) => file.startsWith(parent)).map((file) => file.slice(parent.length));
  const names = inside.filter((file) => file.includes('/')).map((file) => `${parent}${file.split('/')[0]}/`);
  return [...new Set(names)].filter((folder) => !folder.startsWith('.')).sort();
}

test('README.md lists the folders of the project', () => {
  const named = [...read('README.md').matchAll(/^\| `([\w-]+\/)` \|/gm)].map(([, folder]) => folder).sort();
  expect(named).toEqual(foldersIn(''));
});

const documents = tracked.filter((file) => /^(README|CONTRIBUTING|CHANGELOG)\.md$|^docs\/.*\.md$/.test(file));

/** Returns the anchors that a Markdown renderer gives to the headings of a document. */
function anchorsOf(document: string): string[] {
  return [...read(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test.each(documents)('%s links to existing files and headings', (document) => {
  const links = [...read(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  const broken = links.filter((link) => {
    if (/^https?:/.test(link)) return false;
    const [file = '', anchor] = link.split('#');
    const target = file ? path.join(path.dirname(document), file) : document;
    if (!existsSync(path.join(root, target))) return true;
    return anchor !== undefined && !anchorsOf(target).includes(anchor);
  });
  expect(broken).toEqual([]);
});

/** Written by `npm run asvs` from tables, with a row for each of the 253 requirements. Nobody reads it as a whole. */
const generated = ['docs/asvs.md'];

test('all documents together have at most 20,000 words, without generated ones', () => {
  const written = documents.filter((document) => !generated.includes(document));
  const words = written.flatMap((document) => read(document).split(/\s+/).filter(Boolean));
  expect(words.length).toBeLessThanOrEqual(20_000);
});

const decisions = documents.filter((document) => document.startsWith('docs/decisions/'));

test('the numbers of decisions have no gaps', () => {
  const numbers = decisions.map((decision) => Number(path.basename(decision).slice(0, 3)));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

test.each(decisions)('%s follows the template of decisions', (decision) => {
  const headings = [...read(decision).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  const number = path.basename(decision).slice(0, 3);
  expect(headings[0]).toMatch(new RegExp(`^${number} `));
  expect(headings.slice(1)).toEqual(['Status', 'Context', 'Decision', 'Consequences']);
});

test.each([
  ['docs/architecture.md', 30],
  ['CONTRIBUTING.md', 5],
])('%s names existing files', (doc, atLeast) => {
  const named = [...read(doc).matchAll(/`([\w./-]+\/[\w.-]+\.\w+)`/g)].map(([, file]) => file);
  expect(named.length).toBeGreaterThan(atLeast);
  expect(named.filter((file = '') => !tracked.includes(file))).toEqual([]);
});
