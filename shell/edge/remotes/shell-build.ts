import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ShellAssets } from './shell-assets';
import { cacheShellFiles } from './shell-files';

export type ShellBuild = { assets: ShellAssets; teams: string[]; files: ReadonlyMap<string, Buffer> };

export async function readShellBuild(
  folder: string,
  cacheFolder: string,
  log: (line: string) => void,
): Promise<ShellBuild> {
  const read = async (file: string) => JSON.parse(await readFile(path.join(folder, file), 'utf8'));
  const [assets, teams] = await Promise.all([read('assets.json'), read('teams.json')]);
  return { assets, teams, files: await cacheShellFiles(folder, cacheFolder, log) };
}
