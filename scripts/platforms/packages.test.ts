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

test('every workspace has the version of the product', () => {
  const { version, workspaces } = readJson('package.json');
  const versions = workspaces.map((folder: string) => readJson(`${folder}/package.json`).version);
  expect(versions).toEqual(workspaces.map(() => version));
});

/** Permissive, or, for parts that we do not change (`libvips` in sharp, axe), with a duty to share changes. */
const allowedLicenses = [
  'MIT',
  'MIT License',
  'MIT-0',
  'ISC',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
  'MPL-2.0',
  'LGPL-3.0-or-later',
];

/** Contains the MIT text without naming it in its package.json. */
const unnamed = ['png-js'];

test('each package has a license of the list', () => {
  const { packages } = readJson('package-lock.json');
  const others = Object.entries<{ license?: string; link?: boolean }>(packages)
    .filter(([folder, { link }]) => folder.includes('node_modules/') && !link)
    .map(([folder, { license = '' }]) => ({ name: folder.replace(/.*node_modules\//, ''), license }))
    .filter(({ name }) => !unnamed.includes(name))
    .filter(({ license }) => license === '' || !license.split(/[()]| AND | OR /i).every(isAllowed));
  expect(others).toEqual([]);
});

function isAllowed(text: string): boolean {
  return text === '' || allowedLicenses.includes(text.trim());
}
