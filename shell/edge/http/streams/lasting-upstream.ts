import { setTimeout as pause } from 'node:timers/promises';
import type { Message, Upstream } from './upstream';

export type Open = (from: number | null) => Promise<Upstream | null>;
type Follower = {
  onMessage: (message: Message) => void;
  position: () => number;
  /** Events before this position may be missing. */
  onGap: (position: number) => void;
  onEnd: () => void;
};

/** In milliseconds: the pauses before each attempt to continue at an API. Browsers give up after 25 s of silence. */
const pauses = [100, 400, 800, 1600, 3000];

/** Continues a stream at another API when one ends it. Ends after six seconds without an API. */
export function lastingUpstream(first: Upstream, open: Open, follower: Follower) {
  let upstream = first;
  let isClosed = false;
  void run();
  return { close };

  async function run(): Promise<void> {
    while (!isClosed) {
      try {
        for await (const message of upstream.messages) follower.onMessage(message);
      } catch {
        // The connection broke.
      }
      if (!isClosed && !(await continueElsewhere())) follower.onEnd();
    }
  }

  async function continueElsewhere(): Promise<boolean> {
    for (const ms of pauses) {
      await pause(ms, undefined, { ref: false });
      if (isClosed) return false;
      const next = await open(follower.position()).catch(() => null);
      if (!next) continue;
      upstream = next;
      if (isClosed) next.close();
      else if (!next.resumed) follower.onGap(next.position);
      return true;
    }
    return false;
  }

  function close(): void {
    isClosed = true;
    upstream.close();
  }
}
