import type { Release } from '@gallery/shared/releases/release';
import { loggedMessage } from '../log-text';
import { createBackoff } from '../remotes/backoff';
import { type Checks, readRelease } from '../remotes/check-release';
import type { RemoteFiles } from '../remotes/remote-files';
import type { RenderedArea } from '../render/area-renderer';

/** The milliseconds before another attempt for a release that failed to open or has no bundle for the edge. */
const retry = { first: 2000, max: 60_000 };

export type NamedText = { digest: string; text: string };
export type OpenRelease = { digest: string; release: Release; area: RenderedArea };
type Attempt = {
  running?: Promise<void>;
  retryAt: number;
  reason: string;
  backoff: ReturnType<typeof createBackoff>;
};
type Options = {
  checks: Checks;
  files: Pick<RemoteFiles, 'isComplete' | 'fetchClient' | 'fetchBundle' | 'bundleOf'>;
  openArea: () => RenderedArea;
  onChange: (digest: string) => void;
  /** `problem` is '' once the release is open. */
  onProblem: (digest: string, problem: string) => void;
  log: (line: string) => void;
};

/** Holds a remote's open releases, each with its own renderer. */
export function createOpenReleases({ checks, files, openArea, onChange, onProblem, log }: Options) {
  const open = new Map<string, OpenRelease>();
  const attempts = new Map<string, Attempt>();
  return {
    ensureOpen,
    settled,
    closeOthers,
    all: () => [...open.values()],
    find: (digest: string) => open.get(digest),
  };

  /** Starts to open missing releases and retries failed ones, without waiting. */
  function ensureOpen(wanted: NamedText[]): void {
    for (const one of wanted) {
      const attempt = attemptOf(one.digest);
      const known = open.get(one.digest);
      if (attempt.running || performance.now() < attempt.retryAt || (known && !lacksBundle(known))) continue;
      attempt.running = (known ? complete(known, attempt) : begin(one, attempt)).finally(() => {
        attempt.running = undefined;
      });
    }
  }

  async function settled(): Promise<void> {
    await Promise.all([...attempts.values()].map(({ running }) => running));
  }

  function closeOthers(digests: ReadonlySet<string>): void {
    for (const digest of [...open.keys(), ...attempts.keys()]) {
      if (digests.has(digest) || attempts.get(digest)?.running) continue;
      open.get(digest)?.area.close();
      open.delete(digest);
      attempts.delete(digest);
    }
  }

  /** A broken bundle for the edge only disables the rendering. */
  async function begin({ digest, text }: NamedText, attempt: Attempt): Promise<void> {
    try {
      const found = readRelease(text, checks);
      if (found.digest !== digest) throw new Error('its text is of another release');
      const { release } = found;
      if (!files.isComplete(release)) await files.fetchClient(release);
      await fetchBundle(release, attempt);
      const area = openArea();
      await area.use({ ...found, code: files.bundleOf(release) });
      open.set(digest, { ...found, area });
      log(`${checks.name}: release ${release.version} (${release.entry}) is open`);
      onProblem(digest, '');
      onChange(digest);
    } catch (error) {
      failed(attempt, `release ${digest.slice(0, 8)} cannot be opened: ${loggedMessage(error)}`);
      onProblem(digest, loggedMessage(error));
    }
  }

  async function complete({ digest, release, area }: OpenRelease, attempt: Attempt): Promise<void> {
    await fetchBundle(release, attempt);
    const code = files.bundleOf(release);
    if (code === null) return;
    await area.use({ release, digest, code });
    log(`${checks.name}: the edge has its bundle`);
    onChange(digest);
  }

  async function fetchBundle(release: Release, attempt: Attempt): Promise<void> {
    const what = `release ${release.version} is open without its bundle for the edge`;
    await files
      .fetchBundle(release)
      .catch((error: unknown) => failed(attempt, `${what}: ${loggedMessage(error)}`));
  }

  function failed(attempt: Attempt, reason: string): void {
    attempt.retryAt = performance.now() + attempt.backoff.next();
    if (reason !== attempt.reason) log(`${checks.name}: ${reason}`);
    attempt.reason = reason;
  }

  function attemptOf(digest: string): Attempt {
    const attempt = attempts.get(digest) ?? { retryAt: 0, reason: '', backoff: createBackoff(retry) };
    attempts.set(digest, attempt);
    return attempt;
  }
}

function lacksBundle({ release, area }: OpenRelease): boolean {
  return Boolean(release.server) && !area.hasBundle();
}
