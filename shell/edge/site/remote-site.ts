import type { RegistryAnswer } from '@gallery/shared/contract/releases/registry.schema';
import { internalPaths } from '@gallery/shared/contract/releases/releases';
import type { RemoteName } from '@gallery/shared/host';
import type { Release } from '@gallery/shared/releases/release';
import { loggedMessage } from '../log-text';
import type { Outbox } from '../registry/outbox';
import { type Checks, readRelease } from '../remotes/check-release';
import { digestOfRelease } from '../remotes/release-digests';
import type { RemoteFiles } from '../remotes/remote-files';
import { createServedFiles } from '../remotes/served-files';
import { watchRemote } from '../remotes/watch-remote';
import type { RenderedArea } from '../render/area-renderer';
import { createOpenReleases, type NamedText, type OpenRelease } from './open-releases';
import { createRegisteredReleases } from './registered-releases';

type Options = {
  name: RemoteName;
  edge: string;
  checks: Checks;
  files: RemoteFiles;
  outbox: Outbox;
  registry: () => RegistryAnswer | undefined;
  readRegistry: () => Promise<void>;
  openArea: () => RenderedArea;
  isPreviewed: (digest: string) => boolean;
  onChange: (affectsDefault: boolean) => void;
  log: (line: string) => void;
};

export type RemoteSite = ReturnType<typeof openRemote>;
/** Beyond every canary's share, for visitors who get the default. */
const outsideCanary = 100;

/** Connects one remote's server, the registry's answer, and the open releases. */
export function openRemote({
  name,
  edge,
  checks: rules,
  files,
  outbox,
  registry,
  readRegistry,
  openArea,
  isPreviewed,
  onChange,
  log,
}: Options) {
  const accepted = new Set<string>();
  const checks: Checks = { ...rules, accepted };
  let served: NamedText | undefined;
  let current: OpenRelease | undefined;
  const reported = new Set<string>();
  const registered = createRegisteredReleases({ name, registry, isPreviewed });
  const watcher = watchRemote({
    checks,
    files,
    log,
    onFound: ({ digest, text }) => {
      served = { digest, text };
      update();
    },
    onCandidate: (candidate) =>
      outbox.put(`candidate of ${name}`, {
        path: internalPaths.candidates,
        body: { remote: name, ...candidate },
      }),
  });
  const releases = createOpenReleases({
    checks,
    files,
    openArea,
    log,
    onProblem: report,
    onChange: (digest) => {
      update();
      onChange(digest === current?.digest);
    },
  });
  const servedFiles = createServedFiles({
    checks,
    files,
    registeredTexts: () => registered.all().map(({ text }) => text),
    openReleases: () => releases.all().map(({ release }) => release),
    readRegistry,
  });
  return {
    restore,
    update,
    watch: watcher.poll,
    settled: releases.settled,
    all: releases.all,
    find: releases.find,
    file: servedFiles.file,
    current: () => current,
    select,
  };

  /** Opens stored releases when the registry has never answered otherwise. */
  async function restore(): Promise<void> {
    const stored = await files.restore();
    for (const release of stored) if (!release.signature) accepted.add(digestOfRelease(release));
    const ofRemote = (line: string) => log(`${name}: ${line}`);
    served = firstComplete(stored, { checks, files, log: ofRemote }) ?? served;
    update();
  }

  /** Opens the wanted releases, and switches to them once they are open. */
  function update(): void {
    const wanted = registered.wanted(served);
    releases.ensureOpen(wanted);
    const before = current;
    current = select(outsideCanary) ?? current;
    releases.closeOthers(new Set([...wanted.map(({ digest }) => digest), current?.digest ?? '']));
    if (current !== before) onChange(true);
  }

  /** Returns `undefined` when no release of the remote is open. */
  function select(position: number): OpenRelease | undefined {
    const isOpen = (digest: string) => releases.find(digest) !== undefined;
    return releases.find(registered.select(position, isOpen, served) ?? '');
  }

  function report(digest: string, problem: string): void {
    if (problem === '' && !reported.has(digest)) return;
    reported.add(digest);
    const body = { edge, digest, problem };
    outbox.put(`problem of ${digest.slice(0, 8)}`, { path: internalPaths.problems, body });
  }
}

type StoredChecks = Pick<Options, 'checks' | 'files' | 'log'>;

/** Returns the first of the stored releases whose files are all intact. */
function firstComplete(stored: Release[], { checks, files, log }: StoredChecks): NamedText | undefined {
  for (const release of stored) {
    try {
      const text = JSON.stringify(release);
      const { digest } = readRelease(text, checks);
      if (!files.isComplete(release)) throw new Error('a file of it is missing or damaged');
      return { digest, text };
    } catch (error) {
      log(`the edge ignores a saved release: ${loggedMessage(error)}`);
    }
  }
  return undefined;
}
