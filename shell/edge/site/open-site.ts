import path from 'node:path';
import { setTimeout as elapsed } from 'node:timers/promises';
import type { RegistryAnswer } from '@gallery/shared/contract/releases/registry.schema';
import { remoteNames } from '@gallery/shared/contract/releases/releases';
import type { RemoteName } from '@gallery/shared/host';
import { loginPath } from '@gallery/shared/paths/account-paths';
import type { Release } from '@gallery/shared/releases/release';
import type { ApiConnection } from '../api/api-connection';
import type { Config } from '../config';
import { createLoop } from '../registry/loop';
import { digestOfRelease, digestOfShell } from '../remotes/release-digests';
import { openReleaseStore } from '../remotes/release-store';
import { createRemoteFiles } from '../remotes/remote-files';
import { readShellBuild } from '../remotes/shell-build';
import { areaOpener } from '../render/area-opener';
import { renderSkeletons } from '../render/skeletons';
import type { OpenRelease } from './open-releases';
import { linkToRegistry, type RegistryLink } from './registry-link';
import { createReleaseSets } from './release-sets';
import { openRemote, type RemoteSite } from './remote-site';

/** The milliseconds that the start waits for the first answers of the registry and the remotes. */
const firstAnswers = 5000;

type Options = { registry: RegistryLink; remotes: Record<RemoteName, RemoteSite>; pollMs: number };

/** Polls the registry and the remotes. The returned function stops it. */
async function syncSite({ registry, remotes, pollMs }: Options): Promise<() => void> {
  await Promise.race([initialSync(), elapsed(firstAnswers)]);
  // Each remote has its own loop, so that a hanging server delays no other.
  const loops = [registry.loop, ...remoteNames.map((name) => createLoop(() => pollRemote(name), pollMs))];
  for (const loop of loops) loop.schedule();
  return () => {
    for (const loop of loops) loop.stop();
  };

  /** Reports the remotes' releases to the registry, whose answer then decides what opens. */
  async function initialSync(): Promise<void> {
    await Promise.all([registry.poll(), ...remoteNames.map((name) => remotes[name].watch())]);
    await registry.outbox.idle();
    await registry.poll();
    await Promise.all(remoteNames.map((name) => remotes[name].settled()));
  }

  async function pollRemote(name: RemoteName): Promise<void> {
    remotes[name].update();
    await remotes[name].watch();
  }
}

/** Each open preview costs a thread. */
const maxPreviews = 2;

/** Tracks the releases that are open for previews; `used` lists them, least recently used first. */
function createPreviews(remotes: Record<RemoteName, RemoteSite>, registry: () => RegistryAnswer | undefined) {
  let used: string[] = [];
  return { open, includes: (digest: string) => used.includes(digest) };

  /** Returns `undefined` and starts to open the release while it is not open. */
  function open(digest: string): OpenRelease | undefined {
    const named = registry()?.releases.find((one) => one.digest === digest);
    if (!named) return undefined;
    used = [...used.filter((one) => one !== digest), digest].slice(-maxPreviews);
    const remote = remotes[named.remote];
    if (!remote.find(digest)) remote.update();
    return remote.find(digest);
  }
}

export type Site = Awaited<ReturnType<typeof openSite>>;

export async function openSite(config: Config, api: ApiConnection, log: (line: string) => void) {
  /** Counts changes of the open releases and of the registry's answer. */
  let changes = 0;
  const shell = await readShellBuild(config.shellFolder, path.join(config.dataDir, 'releases/shell'), log);
  const openArea = areaOpener(config, () => api.best().url, log);
  const [shellArea, closedArea] = [openArea('shell', loginPath), openArea('closed')];
  const registry = await linkToRegistry({
    config,
    api,
    shellDigest: digestOfShell(shell.assets),
    onChange: () => {
      changes++;
      for (const name of remoteNames) remotes[name].update();
    },
    log,
  });
  const opened = remoteNames.map((name) => [name, open(name)]);
  const remotes: Record<RemoteName, RemoteSite> = Object.fromEntries(opened);
  const parts: Parameters<typeof createReleaseSets>[0]['parts'] = { shell, skeletons: {} };
  const releaseSets = createReleaseSets({ parts, remotes, shellArea, closedArea });
  const previews = createPreviews(remotes, registry.answer);

  await Promise.all([shellArea.use({ code: '' }), ...remoteNames.map((name) => remotes[name].restore())]);
  parts.skeletons = await renderSkeletons(shellArea);
  const stop = await syncSite({ registry, remotes, pollMs: config.pollMs });
  const { answer, poll } = registry;
  return {
    shell,
    remotes,
    registry: answer,
    readRegistry: poll,
    releaseSets,
    preview: previews.open,
    changes: () => changes,
    stop,
  };

  function open(name: RemoteName): RemoteSite {
    const store = openReleaseStore(
      path.join(registry.folder, name),
      (line) => log(`${name}: ${line}`),
      isNamed,
    );
    return openRemote({
      name,
      edge: registry.edge,
      checks: { name, keys: config.releaseKeys, provides: shell.assets.provides },
      files: createRemoteFiles(config.remoteUrls[name], store),
      outbox: registry.outbox,
      registry: registry.answer,
      readRegistry: registry.poll,
      openArea: () => openArea(name),
      isPreviewed: (digest) => previews.includes(digest),
      onChange: (affectsDefault) => {
        releaseSets.forget(affectsDefault);
        changes++;
      },
      log,
    });
  }

  function isNamed(release: Release): boolean {
    const digest = digestOfRelease(release);
    return registry.answer()?.releases.some((one) => one.digest === digest) ?? false;
  }
}
