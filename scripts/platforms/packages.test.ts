import { readFileSync } from 'node:fs';
import path from 'node:path';

const readJson = (file: string) => JSON.parse(readFileSync(path.join(__dirname, '../..', file), 'utf8'));

test('package.json allows or denies each package with an install script', () => {
  const { packages } = readJson('package-lock.json');
  const names = Object.entries<{ hasInstallScript?: boolean }>(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([folder]) => folder.replace(/.*node_modules\//, ''));
  expect(names.length).toBeGreaterThan(0);
  const { allowScripts } = readJson('package.json');
  expect(names.filter((name) => !(name in allowScripts))).toEqual([]);
});
