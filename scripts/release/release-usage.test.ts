import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runRelease } from './run-release';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'uli-release-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const release = (...words: string[]) => runRelease(folder, words);

const noRemote = 'is no remote: they are called gallery, customer and admin';

test.each<[words: string[], failed: string]>([
  [[], 'A command is missing'],
  [['deploy'], 'deploy is no command'],
  [['promote', 'gallery', '1.2.0', '--key', 'k'], '--reason TEXT is missing'],
  [['promote', 'gallery', '--reason', 'r'], 'promote: VERSION is missing'],
  [['keygen', 'gallery'], 'keygen: NAME is missing'],
  [['publish', '.', '--share', '5', '--key', 'k'], '--reason TEXT is missing'],
  [['list', 'gallery-remote', '--key', 'k'], `gallery-remote ${noRemote}`],
  [['rollback', 'galery', '--reason', 'r', '--key', 'k'], `galery ${noRemote}`],
  [['unpin', 'gallery', '1.2.0', '--reason', 'r'], 'unpin: 1.2.0 is one word too many'],
  [['canary', 'gallery', '1.2.0', '--reason', 'r'], 'canary needs --share N or --steps 5,25,100'],
  [['canary', 'gallery', '1.2.0', '--share', '0'], '0 is no whole percent from 1 to 100'],
  [['canary', 'gallery', '1.2.0', '--share', '5', '--steps', '5'], 'Either --share or --steps'],
  [['list', 'gallery'], '--key FILE is missing'],
  [['list', 'gallery', '--site', 'ftp://a'], '--site: ftp://a is no address such as https://gallery.example'],
  [['list', 'gallery', '--quiet'], "Unknown option '--quiet'"],
  [['keygen', 'gal/lery', '2026'], `gal/lery ${noRemote}`],
])('answers %j with the error and the usage', async (words, failed) => {
  const told = await release(...words);
  expect(told).toMatchObject({ code: 2, said: '' });
  expect(told.failed.split('\n')[0]).toBe(failed);
  expect(told.failed).toContain('npm run release -- COMMAND');
});

test('prints its usage on request without failing', async () => {
  const told = await release('--help');
  expect(told).toMatchObject({ code: 0, failed: '' });
  expect(told.said).toContain('npm run release -- COMMAND');
});

test('names the missing file of a folder that is not built', async () => {
  await release('keygen', 'gallery', '2026', '--out', 'team.json');
  expect(await release('sign', 'gallery-remote', '--key', 'team.json')).toMatchObject({
    code: 1,
    failed:
      'gallery-remote/release.json cannot be read: is it the folder that was built, such as gallery-remote/dist?',
  });
});

test('names an invalid key file without its content', async () => {
  writeFileSync(path.join(folder, 'team.json'), '{"kid":"gallery/2026","d":"secret"}');
  const { code, failed } = await release('list', 'gallery', '--key', 'team.json');
  expect({ code, failed }).toEqual({ code: 1, failed: 'team.json is no key that keygen made' });
  expect((await release('list', 'gallery', '--key', 'away.json')).failed).toBe('away.json cannot be read');
});
