import { readFile } from 'node:fs/promises';
import path from 'node:path';
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

export type ShellAssets = {
  files: string[];
  fonts: string[];
  icon: string;
  /** The chunk of the API client, which pages without embedded data need at once. */
  client: string[];
  account: View;
  provides: Record<string, string>;
};

/** `calls` tells whether the page calls the API when its data is not embedded. */
export type View = { js: string[]; entry?: Linked; chunks?: Linked[]; css: Linked[]; calls?: boolean };
export type Linked = { href: string; link: string };
