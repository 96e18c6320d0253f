import { maxReleaseBytes } from '@gallery/shared/contract/releases/releases';
import { errorMessage } from '../error-message';
import { type Checks, type NamedRelease, readRelease } from './check-release';
import type { RemoteFiles } from './remote-files';

/** `refused`: why this edge does not open it. */
export type Offer = { text: string; refused?: string };
type Options = {
  checks: Checks;
  files: Pick<RemoteFiles, 'releaseText' | 'fetchClient' | 'fetchBundle'>;
  onFound: (found: NamedRelease & { text: string }) => void;
  onOffer: (offer: Offer) => void;
  log: (line: string) => void;
};

/** Looks what a remote's server offers, and fetches its files: what is opened is for others to say. */
export function watchRemote({ checks, files, onFound, onOffer, log }: Options) {
  let lastText: string | undefined;
  let lastReason = '';
  return { poll };

  async function poll(): Promise<void> {
    const text = await files.releaseText().catch((error: unknown) => void logOnce(errorMessage(error)));
    if (text === undefined || text === lastText) return;
    try {
      const found = readRelease(text, checks);
      await files.fetchClient(found.release);
      await files.fetchBundle(found.release).catch(() => undefined); // it is fetched again when its pages are rendered
      lastText = text;
      lastReason = '';
      onFound({ ...found, text });
      onOffer({ text });
    } catch (error) {
      logOnce(errorMessage(error));
      if (isTold(text)) onOffer({ text, refused: errorMessage(error).slice(0, 500) });
    }
  }

  function logOnce(reason: string): void {
    if (reason !== lastReason) log(`${checks.name}: the last good release stays: ${reason}`);
    lastReason = reason;
  }
}

/** The registry stores text, without the byte that databases refuse. */
function isTold(text: string): boolean {
  return text !== '' && !text.includes('\0') && Buffer.byteLength(text) <= maxReleaseBytes;
}
