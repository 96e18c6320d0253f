import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'uli-unsigned-'));
  for (const remote of ['gallery', 'customer', 'admin']) {
    mkdirSync(path.join(folder, `${remote}-remote/dist`), { recursive: true });
    writeRelease(remote, { signature: { key: '2026', value: 'A' } });
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function writeRelease(remote: string, text: object) {
  writeFileSync(path.join(folder, `${remote}-remote/dist/release.json`), JSON.stringify(text));
}

/** Returns the program's output about the folder's builds. */
function said(keys: string): string[] {
  const read = `import { unsignedBuilds } from ${JSON.stringify(path.join(__dirname, 'unsigned-builds.mjs'))};
    console.log(JSON.stringify(unsignedBuilds(...${JSON.stringify([keys, folder])})));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', read], { encoding: 'utf8' }),
  );
}

test('names an unsigned build and the command that signs it when keys are configured', () => {
  expect(said('gallery/2026=x')).toEqual([]);
  writeRelease('gallery', {});
  expect(said('gallery/2026=x')).toEqual([
    'gallery-remote/dist is not signed, so it is not opened: npm run release -- sign gallery-remote/dist --key FILE',
  ]);
});

test('ignores builds of a remote without a key', () => {
  for (const remote of ['gallery', 'customer']) writeRelease(remote, {});
  expect(said('admin/2026=x, customer/2026=y')).toEqual([expect.stringMatching(/^customer-remote\/dist /)]);
});

test('requires no signature without keys', () => {
  writeRelease('gallery', {});
  for (const keys of ['', ' ']) expect(said(keys)).toEqual([]);
});
