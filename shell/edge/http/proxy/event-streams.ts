import { PassThrough, type Readable } from 'node:stream';

export function openEventStreams() {
  const ends = new Set<() => void>();
  return { follow, end };

  function end(): void {
    for (const endOne of ends) endOne();
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
    return events;
  }
}
