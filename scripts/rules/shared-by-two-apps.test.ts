import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Files = Map<string, string>;

const root = path.join(__dirname, '../..');
const workspaces = readdirSync(root).filter((name) => /^(shared|shell|api|.+-remote)$/.test(name));

test('at least two apps use each file of shared', () => {
  const files: Files = new Map(workspaces.flatMap(readSources));
  expect(files.size).toBeGreaterThan(500);
  expect(usedByOneApp(files)).toEqual([]);
});

test.each<[what: string, sources: Record<string, string>, found: string[]]>([
  [
    'nothing where two apps import a file, one of them by way of another file',
    {
      'admin-remote/a.tsx': "import { Button } from '@gallery/shared/ui/button';",
      'shell/a.tsx': "import { Dialog } from '@gallery/shared/ui/dialog';",
      'shared/ui/dialog.tsx': "import { Button } from './button';",
      'shared/ui/button.tsx': '',
      'customer-remote/a.tsx': "const { Dialog } = await import('@gallery/shared/ui/dialog');",
    },
    [],
  ],
  [
    'a file that one app imports, in two places',
    {
      'admin-remote/a.tsx': "import { Table } from '@gallery/shared/ui/table';",
      'admin-remote/b.tsx': "import { Table } from '@gallery/shared/ui/table';",
      'shared/ui/table.tsx': '',
    },
    ['shared/ui/table.tsx: admin-remote'],
  ],
  ['a file that nothing imports', { 'shared/format/old.ts': '' }, ['shared/format/old.ts: ']],
  [
    'a file that a facade hides',
    {
      'api/a.ts': "import { connect } from '@gallery/shared/live';",
      'shared/api-client/live.ts': "export { connect } from './stream';",
      'shared/api-client/stream.ts': '',
    },
    ['shared/api-client/live.ts: api', 'shared/api-client/stream.ts: api'],
  ],
])('the search finds %s', (_what, sources, found) => {
  expect(usedByOneApp(new Map(Object.entries(sources)))).toEqual(found);
});

function readSources(folder: string): [file: string, code: string][] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = `${folder}/${entry.name}`;
    if (entry.isDirectory())
      return /^(node_modules|dist|testing)$/.test(entry.name) ? [] : readSources(place);
    if (!/\.tsx?$/.test(place) || /\.test\.tsx?$/.test(place)) return [];
    return [[place, readFileSync(path.join(root, place), 'utf8')]];
  });
}

/**
 * The API and its readers share the contract and the rules of auctions and releases. The gallery's own facts and
 * drawings stay together in `brand`.
 */
const held = /^shared\/(?!auction\/|releases\/|contract\/|brand\/|build\/|styles\/)/;

function usedByOneApp(files: Files): string[] {
  const apps = new Map([...files.keys()].map((file) => [file, new Set<string>()]));
  for (const file of files.keys()) {
    const [app = ''] = file.split('/');
    if (app !== 'shared') for (const imported of importsOf(file, files)) spread(imported, app);
  }
  return [...apps]
    .filter(([file, users]) => held.test(file) && users.size < 2)
    .map(([file, users]) => `${file}: ${[...users].join()}`);

  function spread(file: string, app: string) {
    const users = apps.get(file);
    if (!file.startsWith('shared/') || !users || users.has(app)) return;
    users.add(app);
    for (const imported of importsOf(file, files)) spread(imported, app);
  }
}

const { exports } = JSON.parse(readFileSync(path.join(root, 'shared/package.json'), 'utf8')) as {
  exports: Record<string, string>;
};

function importsOf(from: string, files: Files): string[] {
  const names = [
    ...(files.get(from) ?? '').matchAll(/\b(?:from|import)\s*\(?\s*(?:\/\*.*?\*\/\s*)?'([^']+)'/g),
  ];
  return names.flatMap(([, name = '']) => {
    const place = name.startsWith('.')
      ? path.posix.join(path.posix.dirname(from), name)
      : sharedPlaceOf(name);
    return ['', '.ts', '.tsx'].map((end) => place + end).filter((file) => files.has(file));
  });
}

function sharedPlaceOf(name: string): string {
  const subpath = name.replace('@gallery/shared/', './');
  return (exports[subpath] ?? subpath).replace('./', 'shared/');
}
