import { PassThrough, type Readable } from 'node:stream';
import { endInBatches } from '@gallery/shared/server/closing/crowds';

export function openEventStreams() {
  const ends = new Set<() => void>();
  let isEnding = false;
  return { follow, end };

  /** Resolves when every stream has got its end. */
  function end(): Promise<void> {
    isEnding = true;
    return endInBatches(ends, (endOne) => endOne());
  }

  function follow(source: Readable): Readable {
    const events = new PassThrough();
    const endOne = () => void events.end();
    ends.add(endOne);
    source.once('error', endOne).once('close', endOne).pipe(events);
    events.once('close', () => {
      ends.delete(endOne);
      source.destroy();
    });
    // The reader came on an open connection, and reconnects to the next edge.
    if (isEnding) endOne();
    return events;
  }
}
