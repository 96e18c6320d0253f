import path from 'node:path';
import type { RemoteName } from '@gallery/shared/host';
import { loginPath } from '@gallery/shared/paths/account-paths';
import type { Release } from '@gallery/shared/releases/release';
import type { ApiConnection } from '../api/api-connection';
import type { Config } from '../config';
import { digestOfRelease, digestOfShell } from '../remotes/release-digests';
import { openReleaseStore } from '../remotes/release-store';
import { createRemoteFiles } from '../remotes/remote-files';
import { readShellBuild } from '../remotes/shell-build';
import { areaOpener } from '../render/area-opener';
import { renderSkeletons } from '../render/skeletons';
import { createPreviews } from './previews';
import { linkToRegistry } from './registry-link';
import { remoteNames } from './release-set';
import { createReleaseSets } from './release-sets';
import { openRemote, type RemoteSite } from './remote-site';
import { syncSite } from './sync-site';

export type Site = Awaited<ReturnType<typeof openSite>>;

export async function openSite(config: Config, api: ApiConnection, log: (line: string) => void) {
  /** Of what is open and of what the registry says. */
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
