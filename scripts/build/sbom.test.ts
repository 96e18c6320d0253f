import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const sbomFile = path.join(root, 'dist', 'sbom.cdx.json');

function written(): string {
  rmSync(sbomFile, { force: true });
  const write = "import('./scripts/build/sbom.mjs').then(({ writeSbom }) => writeSbom())";
  execFileSync(process.execPath, ['-e', write], { cwd: root });
  return readFileSync(sbomFile, 'utf8');
}

test('lists the packages reproducibly, without hosts and paths', () => {
  const first = written();
  expect(written()).toBe(first);
  const sbom = JSON.parse(first);
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'uli-gallery' } } });
  const names = sbom.components.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(['fastify', 'react', 'drizzle-orm']));
  expect(names).not.toContain('jest');
  expect(first).not.toMatch(/registry|timestamp|"\/|file:/);
});
