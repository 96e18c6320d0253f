import { setTimeout as pause } from 'node:timers/promises';
import { endInBatches } from '@gallery/shared/server/closing/crowds';
import { startEvent } from '@gallery/shared/server/streams/stream-events';
import { lastingUpstream, type Open } from './lasting-upstream';
import type { Message, Upstream } from './upstream';

export type StreamReader = { write: (text: string) => void; end: () => void };
export type SharedStream = ReturnType<typeof shareStream>;

/** In milliseconds between two heartbeats to the readers. */
const beatMs = 10_000;
/** In milliseconds. An API tells its position each second, so a page may be ahead of the stream. */
const lag = { longest: 1_500, step: 100 };

/** Sends the events of one stream to many readers. Ends when an API tells its position and nobody reads or is about to. */
export function shareStream(first: Upstream, open: Open, onEnd: () => void) {
  const positions = new Map<StreamReader, number>();
  let [position, recent] = [first.position, recentEvents(first.position)];
  let lastBeat = performance.now();
  let [arriving, isEnded] = [0, false];
  const upstream = lastingUpstream(first, open, {
    onMessage: take,
    position: () => position,
    onGap: beginAnew,
    onEnd: () => void end(),
  });
  return { ...first, add, resumePoint, end, isEnded: () => isEnded, size: () => positions.size };

  /** Returns the position from which a reader can continue, or `null` when it must start again. */
  async function resumePoint(from: number | null): Promise<number | null> {
    if (from === null) return null;
    arriving += 1;
    for (let waited = 0; from > position && waited < lag.longest; waited += lag.step)
      await pause(lag.step, undefined, { ref: false });
    arriving -= 1;
    return from >= recent.begin() && from <= position ? from : null;
  }

  function add(reader: StreamReader, from: number | null): () => void {
    const start = from ?? position;
    reader.write(startEvent(start, from !== null));
    positions.set(reader, start);
    for (const event of recent.since(start)) send(reader, event.position, event.text);
    if (isEnded) reader.end();
    return () => void positions.delete(reader);
  }

  function take({ event, id, data }: Message): void {
    position = Math.max(position, id);
    if (event === null) beat();
    else pass(id, `event: ${event}\nid: ${id}\ndata: ${data}\n\n`);
  }

  function pass(at: number, text: string): void {
    recent.add({ position: at, text });
    for (const reader of positions.keys()) send(reader, at, text);
  }

  function send(reader: StreamReader, at: number, text: string): void {
    if (at <= (positions.get(reader) ?? at)) return;
    positions.set(reader, at);
    reader.write(text);
  }

  function beat(): void {
    if (positions.size + arriving === 0) void end();
    if (performance.now() - lastBeat < beatMs) return;
    lastBeat = performance.now();
    for (const reader of positions.keys()) reader.write(':\n\n');
  }

  /** The readers read again, because events may be missing. */
  function beginAnew(at: number): void {
    [position, recent] = [at, recentEvents(at)];
    for (const reader of positions.keys()) {
      positions.set(reader, at);
      reader.write(`event: stale\nid: ${at}\ndata: null\n\n`);
    }
  }

  async function end(): Promise<void> {
    if (isEnded) return;
    isEnded = true;
    upstream.close();
    onEnd();
    await endInBatches(positions.keys(), (reader) => reader.end());
  }
}

/** Of a stream, for readers that return to it. A reader that missed more reads the page's data again. */
const limits = { events: 200, bytes: 256 * 1024 };

type StreamEvent = { position: number; text: string };

/** Keeps the newest events of a stream, which began at a position. */
function recentEvents(from: number) {
  let begin = from;
  const kept: StreamEvent[] = [];
  let bytes = 0;
  return { add, since, begin: () => begin };

  function add(event: StreamEvent): void {
    kept.push(event);
    bytes += event.text.length;
    while (kept.length > limits.events || bytes > limits.bytes) {
      const dropped = kept.shift();
      if (!dropped) return;
      bytes -= dropped.text.length;
      begin = dropped.position;
    }
  }

  /** Returns the events after a position, which is not before the beginning. */
  function since(position: number): StreamEvent[] {
    return kept.filter((event) => event.position > position);
  }
}
