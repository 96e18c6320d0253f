import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteName } from '@gallery/shared/host';
import { createArea } from './area';
import type { Config } from './config';
import type { ShellAssets } from './page';
import { openReleaseStore } from './release-store';
import { followRemote } from './releases';

export type Site = Awaited<ReturnType<typeof openSite>>;

/** The shell's own files, and the three areas with the remotes they follow. */
export async function openSite(config: Config, log: (line: string) => void) {
  const inShell = (file: string) => path.join(config.shellFolder, file);
  const assets: ShellAssets = JSON.parse(readFileSync(inShell('assets.json'), 'utf8'));
  const teams: string[] = JSON.parse(readFileSync(inShell('teams.json'), 'utf8'));
  const files = new Map(
    readdirSync(inShell('static')).map((file) => [file, readFileSync(inShell(`static/${file}`))]),
  );
  const threadData = {
    shellBundle: inShell('render.cjs'),
    apiUrl: config.apiUrl,
    publicUrl: config.publicUrl,
    demo: config.demo,
  };
  const options = { threadData, budget: config.renderMs, warmPath: '/', log };
  const areas = {
    gallery: createArea('gallery', options),
    customer: createArea('customer', options),
    admin: createArea('admin', options),
    shell: createArea('shell', { ...options, warmPath: '/login' }),
  };
  const names: RemoteName[] = ['gallery', 'customer', 'admin'];
  const remotes = Object.fromEntries(names.map((name) => [name, follow(name)])) as Record<RemoteName, Remote>;
  let timer: NodeJS.Timeout | undefined;
  let generation = 0;

  await Promise.all([areas.shell.use({ code: '' }), ...names.map((name) => remotes[name].restore())]);
  await pollAll();
  /** `generation` changes with every release that opens. */
  return {
    assets,
    teams,
    files,
    areas,
    names,
    remotes,
    generation: () => generation,
    stop: () => clearTimeout(timer),
  };

  function follow(name: RemoteName) {
    return followRemote({
      name,
      origin: config.remoteUrls[name],
      provides: assets.provides,
      store: openReleaseStore(path.join(config.dataDir, 'releases', name)),
      onRelease: async (promoted) => {
        await areas[name].use(promoted);
        generation++;
      },
      log,
    });
  }

  async function pollAll() {
    await Promise.all(names.map((name) => remotes[name].poll()));
    timer = setTimeout(pollAll, config.pollMs);
  }
}

type Remote = ReturnType<typeof followRemote>;
