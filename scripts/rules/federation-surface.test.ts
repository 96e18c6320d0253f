import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** Runs `code` with the module's exports in scope, because Jest reads this file as CommonJS and the module is not. */
function withModule<T>(code: string): T {
  const module = "import * as surface from './scripts/build/federation-surface.mjs';";
  const script = `${module} console.log(JSON.stringify(await (async () => { ${code} })()))`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root, encoding: 'utf8' }),
  );
}

test('a changed facade has a new version', () => {
  const stale = withModule<string[]>(`
    const stale = [];
    for (const [facade, { version, ...saved }] of Object.entries(surface.savedSurfaces()))
      if (JSON.stringify(saved) !== JSON.stringify(await surface.readSurface(facade)))
        stale.push('the surface of ' + facade + ' changed: run node scripts/build/federation-surface.mjs, which raises its version');
    return stale;`);
  expect(stale).toEqual([]);
});

test('the surface lists value names, members of object types, and re-exported packages', () => {
  const source = `
    import { inner } from './inner';
    export type { Hidden } from 'yup';
    export { useQuery as useData, type Options } from '@tanstack/react-query';
    export { own } from './own';
    export const limit = 3;
    export function read() {}
    export type Host = { notify: () => void; end(): void };
    export type Kind = 'a' | 'b';`;
  expect(
    withModule(`
      const { packages, exports } = await surface.surfaceOf(${JSON.stringify(source)});
      return { packages: Object.keys(packages), exports };`),
  ).toEqual({
    packages: ['@tanstack/react-query'],
    exports: ['Host.end', 'Host.notify', 'limit', 'own', 'read', 'useData'],
  });
});

test('an addition raises the minor version and a removal the major version', () => {
  const before = { version: '1.2.3', packages: { react: '19.3.1' }, exports: ['a', 'b'] };
  const changes = [
    {},
    { exports: ['a', 'b', 'c'] },
    { packages: { react: '19.3.2' } },
    { exports: ['a', 'c'] },
    { packages: { react: '20.0.0' } },
    { packages: {} },
  ];
  expect(
    withModule(`
      const before = ${JSON.stringify(before)};
      return ${JSON.stringify(changes)}.map((change) => surface.nextVersion(before, { ...before, ...change }));`),
  ).toEqual(['1.2.3', '1.3.0', '1.3.0', '2.0.0', '2.0.0', '2.0.0']);
});
