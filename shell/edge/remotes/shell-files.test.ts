import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { cacheShellFiles } from './shell-files';

let folder: string;
let lines: string[];
beforeEach(async () => {
  lines = [];
  folder = await mkdtemp(path.join(os.tmpdir(), 'shell-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('serves a tab from before a deploy the files of its shell', async () => {
  await edgeOf({ 'main.1.js': 'one', 'logo.svg': 'logo' });
  const files = await edgeOf({ 'main.2.js': 'two', 'logo.svg': 'logo' });
  expect(files).toEqual({ 'main.1.js': 'one', 'main.2.js': 'two', 'logo.svg': 'logo' });
});

test('keeps three builds, the latest used one as the newest', async () => {
  for (const build of ['1', '2', '1', '3', '4']) await edgeOf({ [`main.${build}.js`]: build });
  expect(Object.keys(await edgeOf({ 'main.4.js': '4' })).sort()).toEqual([
    'main.1.js',
    'main.3.js',
    'main.4.js',
  ]);
});

test('serves neither a kept file that was changed on disk nor its list', async () => {
  await edgeOf({ 'main.1.js': 'one', 'logo.svg': 'logo' });
  const [build = ''] = await readdir(kept());
  await writeFile(path.join(kept(), build, 'main.1.js'), 'on');
  expect(await edgeOf({ 'main.2.js': 'two' })).toEqual({ 'main.2.js': 'two', 'logo.svg': 'logo' });
});

test('serves its own files from the build even when kept ones have the same names', async () => {
  await edgeOf({ 'main.1.js': 'one' });
  expect(await edgeOf({ 'main.1.js': 'another' })).toEqual({ 'main.1.js': 'another' });
});

test('ignores only the build whose list is damaged', async () => {
  await edgeOf({ 'main.1.js': 'one' });
  const [build = ''] = await readdir(kept());
  await edgeOf({ 'main.2.js': 'two' });
  await writeFile(path.join(kept(), build, 'sha256.json'), '{"main.1.js');
  expect(await edgeOf({ 'main.3.js': 'three' })).toEqual({ 'main.2.js': 'two', 'main.3.js': 'three' });
});

test('starts and logs when the disk refuses the files', async () => {
  await writeFile(kept(), 'a file stands where the folder should');
  expect(await edgeOf({ 'main.1.js': 'one' })).toEqual({ 'main.1.js': 'one' });
  expect(lines.join()).toContain('the edge cannot save the files of earlier shells');
});

const kept = () => path.join(folder, 'kept');

/** Starts on a build of the shell and returns its answers by name. */
async function edgeOf(built: Record<string, string>) {
  const shell = path.join(folder, 'dist');
  await rm(shell, { recursive: true, force: true });
  await mkdir(path.join(shell, 'static'), { recursive: true });
  for (const [name, text] of Object.entries(built)) await writeFile(path.join(shell, 'static', name), text);
  const files = await cacheShellFiles(shell, kept(), (line) => lines.push(line));
  return Object.fromEntries([...files].map(([name, body]) => [name, String(body)]));
}
