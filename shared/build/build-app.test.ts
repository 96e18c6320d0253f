import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const repository = path.join(__dirname, '../..');
const apps = ['api', 'shell', 'gallery-remote', 'customer-remote', 'admin-remote'];
let root: string;
let app: string;

/** Makes a repository with one app, and a bundler that exits with the code in the file `code`. */
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'uli-build-'));
  app = path.join(root, 'gallery-remote');
  for (const file of ['build-app.mjs', 'built-mark.mjs', 'fingerprint.mjs'])
    cpSync(path.join(__dirname, file), path.join(root, 'shared/build', file));
  mkdirSync(path.join(root, 'node_modules/.bin'), { recursive: true });
  mkdirSync(app);
  writeFileSync(path.join(root, 'node_modules/.bin/rspack'), '#!/bin/sh\nexit $(cat code)\n', {
    mode: 0o755,
  });
  writeFileSync(path.join(app, 'code'), '0');
  writeFileSync(path.join(app, 'app.ts'), 'one');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function build(env: Record<string, string> = {}) {
  const program = path.join(root, 'shared/build/build-app.mjs');
  execFileSync(process.execPath, [program], { cwd: app, env: { ...process.env, ...env } });
}

/** Tells whether `npm start` would build it again. */
function isStale(): boolean {
  const file = JSON.stringify(path.join(root, 'shared/build/built-mark.mjs'));
  const read = `import { isStale } from ${file}; console.log(isStale('gallery-remote'));`;
  const words = ['--input-type=module', '-e', read];
  return execFileSync(process.execPath, words, { encoding: 'utf8' }).trim() === 'true';
}

test('marks an app as built until its sources change, also when its release is signed', () => {
  expect(isStale()).toBe(true);
  build();
  expect(isStale()).toBe(false);
  writeFileSync(path.join(app, 'dist/release.json'), '{"signature":{}}');
  expect(isStale()).toBe(false);
  writeFileSync(path.join(app, 'app.ts'), 'two');
  expect(isStale()).toBe(true);
});

test('marks no app as built after a failed build or a development build', () => {
  build({ BUILD_MODE: 'development' });
  expect(isStale()).toBe(true);
  build();
  writeFileSync(path.join(app, 'code'), '1');
  expect(() => build()).toThrow();
  expect(isStale()).toBe(true);
});

test.each(apps)('the build script of %s runs the common build command', (name) => {
  const { scripts } = JSON.parse(readFileSync(path.join(repository, name, 'package.json'), 'utf8'));
  expect(scripts.build).toBe('sh ../shared/build/with-node.sh node ../shared/build/build-app.mjs');
});
