import { maxReleaseBytes } from '@gallery/shared/contract/releases/releases';
import { loggedMessage } from '../log-text';
import { type Checks, type NamedRelease, readRelease } from './check-release';
import type { RemoteFiles } from './remote-files';

/** `refused` is the reason why this edge does not open it. */
export type Candidate = { text: string; refused?: string };
type Found = NamedRelease & { text: string };
type Options = {
  checks: Checks;
  files: Pick<RemoteFiles, 'releaseText' | 'fetchClient' | 'fetchBundle'>;
  onFound: (found: Found) => void;
  onCandidate: (candidate: Candidate) => void;
  log: (line: string) => void;
};

/** Finds the release on a remote's server and fetches its files. Callers decide which release opens. */
export function watchRemote({ checks, files, onFound, onCandidate, log }: Options) {
  let foundText: string | undefined;
  let refusedText: string | undefined;
  let pending: Found | undefined;
  let lastReason = '';
  return { poll };

  async function poll(): Promise<void> {
    const text = await files.releaseText().catch((error: unknown) => void logOnce(loggedMessage(error)));
    if (text === undefined || text === foundText || text === refusedText) return;
    const found = pending?.text === text ? pending : read(text);
    pending = found;
    if (found) await fetchFiles(found).catch((error: unknown) => refuse(text, error));
  }

  /** A release with invalid content stays refused, so the edge does not read the same text again. */
  function read(text: string): Found | undefined {
    try {
      return { ...readRelease(text, checks), text };
    } catch (error) {
      refusedText = text;
      refuse(text, error);
      return undefined;
    }
  }

  async function fetchFiles(found: Found): Promise<void> {
    await files.fetchClient(found.release);
    await files.fetchBundle(found.release).catch(() => undefined); // the edge fetches it again when it renders the pages
    foundText = found.text;
    pending = undefined;
    lastReason = '';
    onFound(found);
    onCandidate({ text: found.text });
  }

  function refuse(text: string, error: unknown): void {
    logOnce(loggedMessage(error));
    if (isTold(text)) onCandidate({ text, refused: loggedMessage(error) });
  }

  function logOnce(reason: string): void {
    if (reason !== lastReason) log(`${checks.name}: the last good release stays: ${reason}`);
    lastReason = reason;
  }
}

/** Rejects NUL, which the registry's database cannot store. */
function isTold(text: string): boolean {
  return text !== '' && !text.includes('\0') && Buffer.byteLength(text) <= maxReleaseBytes;
}
