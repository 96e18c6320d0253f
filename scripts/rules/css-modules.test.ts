import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Files = Map<string, string>;

const root = path.join(__dirname, '../..');
const workspaces = readdirSync(root).filter((name) => /^(shared|shell|.+-remote)$/.test(name));
const files: Files = new Map(workspaces.flatMap(readSources));

test('each used class is in its CSS module, and each class of a module is used', () => {
  expect([...files.keys()].filter(isModule).length).toBeGreaterThan(100);
  expect(classProblems(files)).toEqual([]);
});

test('each used custom property is defined, and each defined one is used', () => {
  expect(propertyProblems(files)).toEqual([]);
});

test.each<[what: string, sources: Record<string, string>, problems: string[]]>([
  ['no problem', { 'a.tsx': use('styles.card'), 'a.module.css': '.card { top: 0.5rem; }' }, []],
  [
    'a class that is not there',
    { 'a.tsx': use('styles.card, styles.title'), 'a.module.css': '.card {}' },
    ['a.tsx: .title is not in a.module.css'],
  ],
  [
    'a class that nothing uses',
    { 'a.tsx': use('styles.card'), 'a.module.css': '.card {} .card:hover > .old {}' },
    ['a.module.css: .old is not used'],
  ],
  [
    'a class chosen by a name in the code',
    { 'a.tsx': use("styles[done ? 'made' : 'first-end']"), 'a.module.css': '.made {} .first-end {} .old {}' },
    ['a.module.css: .old is not used'],
  ],
  [
    'a class composed from another module',
    {
      'a.tsx': use('styles.card'),
      'a.module.css':
        '.card { composes: mat from "./b/b.module.css"; composes: plate from "./b/b.module.css"; }',
      'b/b.module.css': '.mat {}',
    },
    ['a.module.css: .plate is not in b/b.module.css'],
  ],
])('the search finds %s', (_what, sources, problems) => {
  expect(classProblems(new Map(Object.entries(sources)))).toEqual(problems);
});

test('the search finds undefined and unused custom properties', () => {
  const sources = { 'a.css': ':root { --gap: 1rem; --old: 0; } .a { gap: var(--gap) var(--gutter, 1rem); }' };
  expect(propertyProblems(new Map(Object.entries(sources)))).toEqual([
    'a.css: --gutter is not defined',
    'a.css: --old is not used',
  ]);
});

function use(classes: string): string {
  return `import styles from './a.module.css';\nshow(${classes});`;
}

function isModule(file: string): boolean {
  return file.endsWith('.module.css');
}

function readSources(folder: string): [file: string, text: string][] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return /^(node_modules|dist)$/.test(entry.name) ? [] : readSources(place);
    if (!/\.(css|tsx?)$/.test(place)) return [];
    return [[place, readFileSync(path.join(root, place), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')]];
  });
}

type Use = { from: string; module: string; name: string };

function classProblems(sources: Files): string[] {
  const uses = [...sources].flatMap(([from, text]) =>
    from.endsWith('.css') ? composedBy(from, text) : usesIn(from, text, sources),
  );
  const isUsed = new Set(uses.map(({ module, name }) => `${module} ${name}`));
  const missing = uses.filter(({ module, name }) => !classesOf(module, sources).has(name));
  const unused = [...sources.keys()]
    .filter(isModule)
    .flatMap((module) =>
      [...classesOf(module, sources)]
        .filter((name) => !isUsed.has(`${module} ${name}`))
        .map((name) => `${module}: .${name} is not used`),
    );
  return [...missing.map(({ from, module, name }) => `${from}: .${name} is not in ${module}`), ...unused];
}

function usesIn(from: string, code: string, sources: Files): Use[] {
  return [...code.matchAll(/import (\w+) from '(.+\.module\.css)'/g)].flatMap(([, local = '', file = '']) => {
    const module = resolve(from, file);
    const names = [
      ...code.matchAll(new RegExp(`(?<![\\w/-])${local}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g')),
    ].map(([, plain, quoted]) => plain ?? quoted ?? '');
    const isChosenByExpression = new RegExp(`\\b${local}\\[(?!'[\\w-]+'\\])`).test(code);
    const chosen = isChosenByExpression ? [...classesOf(module, sources)].filter(isNamedInCode(sources)) : [];
    return [...names, ...chosen].map((name) => ({ from, module, name }));
  });
}

/** For `styles[state]`, the states must appear somewhere as strings or keys. */
function isNamedInCode(sources: Files): (name: string) => boolean {
  const code = [...sources].map(([file, text]) => (file.endsWith('.css') ? '' : text)).join('\n');
  return (name) => new RegExp(`'${name}'|\\b${name}\\??:`).test(code);
}

function composedBy(from: string, styles: string): Use[] {
  return [...styles.matchAll(/composes: ([\w -]+) from "(.+?)"/g)].flatMap(([, names = '', file = '']) =>
    names.split(' ').map((name) => ({ from, module: resolve(from, file), name })),
  );
}

function resolve(from: string, file: string): string {
  if (!file.startsWith('.')) return file.replace('@gallery/shared/', 'shared/');
  return path.posix.join(path.posix.dirname(from), file);
}

function classesOf(module: string, sources: Files): Set<string> {
  const selectors = (sources.get(module) ?? '')
    .replace(/:global\([^)]*\)|"[^"]*"/g, '')
    .replace(/[\w-]+:[^{};]*;/g, '');
  return new Set([...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
}

function propertyProblems(sources: Files): string[] {
  const all = (pattern: RegExp) =>
    [...sources].flatMap(([file, text]) =>
      [...text.matchAll(pattern)].map(([, name = '']) => ({ file, name })),
    );
  const used = all(/var\((--[\w-]+)/g);
  const defined = all(/(--[\w-]+):/g);
  const without = (some: typeof used, others: typeof used, what: string) =>
    some
      .filter(({ name }) => others.every((other) => other.name !== name))
      .map(({ file, name }) => `${file}: ${name} is not ${what}`);
  return [...without(used, defined, 'defined'), ...without(defined, used, 'used')];
}
