import { setTimeout as pause } from 'node:timers/promises';

/**
 * The connections that may wait for the server; the system's own limit may be lower (`net.core.somaxconn`). With Node's 511,
 * the system drops connections when thousands of readers come back at once, and resets them when the server stops.
 */
export const waitingConnections = 4096;

/** At most 30 batches, so that the whole crowd has left after 1.5 s. */
const [smallestBatch, maxBatches, everyMs] = [100, 30, 50];

/** Ends the members that are present now, a batch at a time, so that they do not all connect to the next server at once. */
export async function endInBatches<Member>(
  members: Iterable<Member>,
  end: (member: Member) => void,
): Promise<void> {
  const present = [...members];
  const size = Math.max(smallestBatch, Math.ceil(present.length / maxBatches));
  for (let from = 0; from < present.length; from += size) {
    if (from > 0) await pause(everyMs);
    for (const member of present.slice(from, from + size)) end(member);
  }
}
