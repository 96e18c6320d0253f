import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { engine } from './engine.mjs';
import { containerOf } from './topology.mjs';

/**
 * Builds an image of the remote with its next release, and copies that release to a folder, like a pipeline.
 * @param {{ image: string, next: string, version: string, folder: string, sign: (release: string) => Promise<string> }} options
 */
export async function buildNextImage({ image, next, version, folder, sign }) {
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
