import { type EventStream, followEvents, type StreamPosition } from './event-stream';

type SharedMessage<Data> = { id: string; data?: Data; stale?: true; isOpen?: boolean; isPolled?: boolean };

/** Runs `followEvents` over one connection per browser and user. A Web Lock elects a tab, which feeds the others. */
export async function followSharedEvents<Data>(stream: EventStream<Data>): Promise<void> {
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) return followEvents(stream);
  const { path, userId = '', from = '', signal } = stream;
  const place: StreamPosition = { id: from };
  const name = `events ${path} ${userId}`;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<SharedMessage<Data>>) => receive(stream, place, data);
  try {
    const wasLeader = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await lead(stream, place, channel);
      return lock !== null;
    });
    if (wasLeader || signal.aborted) return;
    stream.onStale();
    await navigator.locks.request(name, { signal }, () => lead(stream, place, channel));
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    channel.close();
  }
}

function receive<Data>(
  stream: EventStream<Data>,
  place: StreamPosition,
  { id, data, stale, isOpen, isPolled = false }: SharedMessage<Data>,
) {
  if (stream.signal.aborted) return;
  place.id = id;
  if (isOpen !== undefined) stream.onLine?.(isOpen, isPolled);
  if (stale) stream.onStale();
  if (data !== undefined) stream.onEvent(data, id);
}

function lead<Data>(
  stream: EventStream<Data>,
  place: StreamPosition,
  channel: BroadcastChannel,
): Promise<void> {
  const pass = (passed: Omit<SharedMessage<Data>, 'id'>) => channel.postMessage({ ...passed, id: place.id });
  const passing: EventStream<Data> = {
    ...stream,
    onEvent(data, position) {
      pass({ data });
      stream.onEvent(data, position);
    },
    onStale() {
      pass({ stale: true });
      stream.onStale();
    },
    onLine(isOpen, isPolled) {
      pass({ isOpen, isPolled });
      stream.onLine?.(isOpen, isPolled);
    },
  };
  return followEvents(passing, place);
}
