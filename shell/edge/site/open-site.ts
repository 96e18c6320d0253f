import path from 'node:path';
import { setTimeout as elapsed } from 'node:timers/promises';
import type { RemoteName } from '@gallery/shared/host';
import { type Release, signedText } from '@gallery/shared/releases/release';
import { digestOf } from '@gallery/shared/server/release-signature';
import type { Config } from '../config';
import { createLoop } from '../registry/loop';
import { digestOfShell } from '../remotes/release-digests';
import { openReleaseStore } from '../remotes/release-store';
import { createRemoteFiles } from '../remotes/remote-files';
import { readShellBuild } from '../remotes/shell-build';
import { createArea } from '../render/area-renderer';
import { renderSkeletons } from '../render/skeletons';
import { createPreviews } from './previews';
import { linkToRegistry } from './registry-link';
import { openRemote, type RemoteSite } from './remote-site';
import { remoteNames } from './site-view';
import { createViews } from './views';

/** Milliseconds that the start waits for the first answers of registry and remotes. */
const firstAnswers = 5000;

export type Site = Awaited<ReturnType<typeof openSite>>;

export async function openSite(config: Config, log: (line: string) => void) {
  const shell = await readShellBuild(config.shellFolder, path.join(config.dataDir, 'releases/shell'), log);
  const inShell = (file: string) => path.join(config.shellFolder, file);
  const threadData = {
    threadFile: inShell('render-thread.js'),
    shellBundle: inShell('render.cjs'),
    apiUrl: config.apiUrl,
    publicUrl: config.publicUrl,
    demo: config.demo,
    tracesUrl: config.tracesUrl,
  };
  const openArea = (name: string, warmPath = '/') =>
    createArea(name, { threadData, budget: config.renderMs, warmPath, log });
  const [shellArea, closedArea] = [openArea('shell', '/login'), openArea('closed')];
  const registry = await linkToRegistry({
    config,
    shellDigest: digestOfShell(shell.assets),
    onChange: () => {
      changes++;
      for (const name of remoteNames) remotes[name].update();
    },
    log,
  });
  const opened = remoteNames.map((name) => [name, open(name)]);
  const remotes: Record<RemoteName, RemoteSite> = Object.fromEntries(opened);
  const parts: Parameters<typeof createViews>[0]['parts'] = { shell, skeletons: {} };
  const views = createViews({ parts, remotes, shellArea, closedArea });
  const previews = createPreviews(remotes, registry.answer);
  // Each remote has its own loop, so that a hanging server delays no other.
  const loops = remoteNames.map((name) => createLoop(() => look(name), config.pollMs));
  /** Of what is open and of what the registry says. */
  let changes = 0;

  if (config.releaseKeys.size === 0) log('RELEASE_KEYS is not set: releases are opened whoever signed them');
  await Promise.all([shellArea.use({ code: '' }), ...remoteNames.map((name) => remotes[name].restore())]);
  parts.skeletons = await renderSkeletons(shellArea);
  await Promise.race([firstTurns(), elapsed(firstAnswers)]);
  for (const loop of [registry.loop, ...loops]) loop.later();
  const { answer, poll } = registry;
  return {
    shell,
    remotes,
    registry: answer,
    readRegistry: poll,
    views,
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
      onChange: (everybodys) => {
        views.forget(everybodys);
        changes++;
      },
      log,
    });
  }

  function isNamed(release: Release): boolean {
    const digest = digestOf(signedText(release));
    return registry.answer()?.releases.some((one) => one.digest === digest) ?? false;
  }

  /** What the remotes serve is offered, and opened by what the registry then says. */
  async function firstTurns(): Promise<void> {
    await Promise.all([registry.poll(), ...remoteNames.map((name) => remotes[name].watch())]);
    await registry.outbox.idle();
    await registry.poll();
    await Promise.all(remoteNames.map((name) => remotes[name].settled()));
  }

  async function look(name: RemoteName): Promise<void> {
    remotes[name].update();
    await remotes[name].watch();
  }

  function stop(): void {
    for (const loop of [registry.loop, ...loops]) loop.stop();
  }
}
