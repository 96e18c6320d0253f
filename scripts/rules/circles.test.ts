import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Import = [from: string, to: string];

const root = path.join(__dirname, '../..');
const workspaces = readdirSync(root).filter((name) =>
  /^(shared|shell|api|e2e|bench|scripts|.+-remote)$/.test(name),
);

test('no file or folder imports itself through others', () => {
  const files = new Map(workspaces.flatMap(sourceFiles));
  expect(files.size).toBeGreaterThan(1000);
  expect(circlesOf(importsOf(files))).toEqual([]);
});

test.each<[what: string, files: Record<string, string>, circle: string[]]>([
  [
    'two files',
    { 'shared/a.ts': "import type { B } from './b';", 'shared/b.ts': "export { a } from './a';" },
    ['shared/a.ts', 'shared/b.ts'],
  ],
  [
    'three folders, whose files make none',
    {
      'api/a/a.ts': "import { b } from '../b/b';",
      'api/b/b.ts': "await import('../c/c.ts');",
      'api/c/c.ts': "import '../a/other';",
      'api/a/other.ts': '',
    },
    ['api/a', 'api/b', 'api/c'],
  ],
  [
    'a folder and a file beside it, by the name of the package',
    {
      'shared/ui/a/a.ts': "import { b } from '@gallery/shared/ui/b';",
      'shared/ui/b.ts': "import { a } from './a/a';",
    },
    ['shared/ui/a', 'shared/ui/b.ts'],
  ],
])('the search finds a circle of %s', (_what, files, circle) => {
  expect(circlesOf(importsOf(new Map(Object.entries(files)))).map((found) => found.sort())).toEqual([circle]);
});

test('a folder between two of its sibling files is not a circle', () => {
  const files = { 'api/a/a.ts': "import './b/b';", 'api/a/c.ts': '', 'api/a/b/b.ts': "import '../c';" };
  expect(circlesOf(importsOf(new Map(Object.entries(files))))).toEqual([]);
});

function sourceFiles(folder: string): [file: string, code: string][] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return /^(node_modules|dist)$/.test(entry.name) ? [] : sourceFiles(place);
    const isSource = /\.(ts|tsx|mjs|js)$/.test(place) && !/\.(test|spec|d)\.tsx?$/.test(place);
    return isSource ? [[place, readFileSync(path.join(root, place), 'utf8')]] : [];
  });
}

function importsOf(files: Map<string, string>): Import[] {
  return [...files].flatMap(([from, code]) =>
    [...code.matchAll(/\b(?:from|import)\s*\(?\s*(?:\/\*.*?\*\/\s*)?'([^']+)'/g)].flatMap(
      ([, name = '']): Import[] => {
        const place = name.startsWith('.')
          ? path.posix.join(path.posix.dirname(from), name)
          : name.replace('@gallery/shared/', 'shared/');
        const to = ['', '.ts', '.tsx', '.mjs', '.js']
          .map((end) => place + end)
          .find((file) => files.has(file));
        return to ? [[from, to]] : [];
      },
    ),
  );
}

/** Each import connects two siblings: the files or folders at which their paths diverge. */
function circlesOf(imports: Import[]): string[][] {
  const ties = new Map<string, Set<string>>();
  for (const [from, to] of imports) {
    const [a, b] = [from.split('/'), to.split('/')];
    const end = a.findIndex((part, depth) => part !== b[depth]) + 1;
    if (end === 0) continue;
    const sibling = a.slice(0, end).join('/');
    ties.set(sibling, (ties.get(sibling) ?? new Set()).add(b.slice(0, end).join('/')));
  }
  const done = new Set<string>();
  const circles: string[][] = [];
  const visit = (place: string, trail: string[]) => {
    if (trail.includes(place)) circles.push(trail.slice(trail.indexOf(place)));
    if (done.has(place)) return;
    done.add(place);
    for (const next of ties.get(place) ?? []) visit(next, [...trail, place]);
  };
  for (const place of ties.keys()) visit(place, []);
  return circles;
}
