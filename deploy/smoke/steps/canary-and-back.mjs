import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { engine } from '../containers/engine.mjs';
import { containerOf, replace } from '../containers/topology.mjs';
import { visit, visitAll, within } from './observe.mjs';

/** @typedef {Awaited<ReturnType<typeof import('../team.mjs').newTeam>>} Team */

/** @param {{ site: string, settings: Record<string, string>, folder: string, team: Team }} options */
export async function canaryAndBack({ site, settings, folder, team }) {
  const before = await visitAll(site);
  for (const { status, release } of before) assert.deepEqual([status, release], [200, before[0]?.release]);
  const live = before[0]?.release;
  const image = 'uli-gallery/gallery-remote';
  const next = { image: `${image}:smoke`, next: `${image}:smoke-next`, version: '2.0.1' };
  const built = await buildNextImage({ ...next, folder, sign: team.sign });
  await team.tell(site, 'publish', built, '--share', '50', '--reason', 'On half of the visitors first');
  await replace({ ...settings, GALLERY_RELEASE: 'smoke-next' }, 'gallery-remote');

  await within(15, async () => {
    const visitors = await visitAll(site);
    assert.ok(
      visitors.some(({ release }) => release !== live),
      'nobody sees the next release',
    );
  });
  const visitors = await visitAll(site);
  const tries = visitors.filter(({ release }) => release !== live);
  assert.ok(tries.length >= 8 && tries.length <= 32, `${tries.length} of 40 see the next release`);
  for (const { cache, cookie, address, release } of tries) {
    assert.match(cache, /^private/);
    assert.match(cookie, /^__Host-canary=[0-9a-f]{16}$/);
    assert.equal((await visit(site, address)).release, release);
    assert.equal((await visit(site, '203.0.113.9', cookie)).release, release);
  }
  for (const { cache, cookie } of visitors.filter(({ release }) => release === live)) {
    assert.match(cache, /^public/);
    assert.equal(cookie, '');
  }
  console.log(`  ${tries.length} of 40 visitors see 2.0.1, each of them again and at another address`);

  await team.tell(site, 'rollback', 'gallery', '--reason', 'It was a trial');
  await within(5, async () => {
    for (const visitor of await visitAll(site)) {
      assert.equal(visitor.release, live);
      assert.equal(visitor.cookie, '');
    }
    for (const { address, cookie } of tries) {
      const back = await visit(site, address, cookie);
      assert.deepEqual([back.release, back.cookie], [live, '__Host-canary=']);
    }
  });
  const said = await team.tell(site, 'why', 'gallery');
  assert.match(said, /It was a trial/);
  assert.match(await team.tell(site, 'list', 'gallery'), /2\.0\.1.*withdrawn/);
}

/**
 * Builds an image of the remote with its next release, and copies that release to a folder, like a pipeline.
 * @param {{ image: string, next: string, version: string, folder: string, sign: (release: string) => Promise<string> }} options
 */
async function buildNextImage({ image, next, version, folder, sign }) {
  const copied = containerOf('next-release');
  await engine('create', '--name', copied, image);
  await engine('cp', `${copied}:/srv/remote`, folder).finally(() => engine('rm', copied));
  const release = path.join(folder, 'remote');
  const list = path.join(release, 'release.json');
  const { signature: _, ...built } = JSON.parse(readFileSync(list, 'utf8'));
  writeFileSync(list, JSON.stringify({ ...built, version }));
  await sign(release);
  const recipe = path.join(folder, 'Dockerfile');
  writeFileSync(recipe, `FROM ${image}\nCOPY remote /srv/remote\n`);
  await engine('build', '--file', recipe, '--tag', next, folder);
  return release;
}
