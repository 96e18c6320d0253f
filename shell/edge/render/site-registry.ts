import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as elapsed } from 'node:timers/promises';
import type { RemoteName } from '@gallery/shared/host';
import type { Config } from '../config';
import { followRemote } from '../remotes/follow-remote';
import { openReleaseStore } from '../remotes/release-store';
import type { ShellAssets } from '../remotes/shell-assets';
import { keepShellFiles } from '../remotes/shell-files';
import { createArea } from './area-renderer';
import { renderSkeletons } from './skeletons';

/** Milliseconds that the start waits for the remotes' first answers. */
const firstPolls = 5000;

export type Site = Awaited<ReturnType<typeof openSite>>;

export async function openSite(config: Config, log: (line: string) => void) {
  const inShell = (file: string) => path.join(config.shellFolder, file);
  const assets: ShellAssets = JSON.parse(readFileSync(inShell('assets.json'), 'utf8'));
  const teams: string[] = JSON.parse(readFileSync(inShell('teams.json'), 'utf8'));
  const files = await keepShellFiles(config.shellFolder, path.join(config.dataDir, 'releases/shell'), log);
  const threadData = {
    threadFile: inShell('render-thread.js'),
    shellBundle: inShell('render.cjs'),
    apiUrl: config.apiUrl,
    publicUrl: config.publicUrl,
    demo: config.demo,
    tracesUrl: config.tracesUrl,
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
  const timers = new Map<RemoteName, NodeJS.Timeout>();
  let generation = 0;

  await Promise.all([areas.shell.use({ code: '' }), ...names.map((name) => remotes[name].restore())]);
  const skeletons = await renderSkeletons(areas.shell);
  await Promise.race([Promise.all(names.map(pollRepeatedly)), elapsed(firstPolls)]);
  return {
    skeletons,
    assets,
    teams,
    files,
    areas,
    names,
    remotes,
    generation: () => generation,
    stop: () => timers.forEach(clearTimeout),
  };

  function follow(name: RemoteName) {
    return followRemote({
      name,
      origin: config.remoteUrls[name],
      provides: assets.provides,
      store: openReleaseStore(path.join(config.dataDir, 'releases', name), (line) => log(`${name}: ${line}`)),
      onRelease: async (promoted) => {
        await areas[name].use(promoted);
        generation++;
      },
      log,
    });
  }

  /** Each remote has its own loop, so that a hanging server delays no other. */
  async function pollRepeatedly(name: RemoteName): Promise<void> {
    await remotes[name].poll();
    timers.set(
      name,
      setTimeout(() => pollRepeatedly(name), config.pollMs),
    );
  }
}

type Remote = ReturnType<typeof followRemote>;
