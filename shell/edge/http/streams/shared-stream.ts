import { setTimeout as pause } from 'node:timers/promises';
import { startEvent } from '@gallery/shared/contract/streams/shared-streams';
import { endInBatches } from '@gallery/shared/server/closing/crowds';
import type { EventSourceMessage } from 'eventsource-parser';
import { shareReads } from '../../share-reads';
import { recentEvents } from './recent-events';
import type { Message, Upstream } from './upstream';

export type StreamReader = { write: (text: string) => void; end: () => void };
export type SharedStream = ReturnType<typeof shareStream>;
type Open = (from: number | null) => Promise<Upstream | null>;

/** In milliseconds: the pauses before each attempt to continue at an API. Browsers give up after 25 s of silence. */
const pauses = [100, 400, 800, 1600, 3000];

/** Sends the events of one stream to many readers. Continues after the death of an API without their notice, and ends with the first heartbeat that nobody hears. */
export function shareStream(first: Upstream, open: Open, onEnd: () => void) {
  const positions = new Map<StreamReader, number>();
  let upstream = first;
  let recent = recentEvents(first.position);
  /** `newest` is the highest position that the API has confirmed. It counts events of other streams, too. */
  let [position, newest] = [first.position, first.position];
  let isEnded = false;
  const confirm = shareReads((from) => isConfirmed(Number(from)));
  void run();
  return { ...first, add, covers, resumePoint, end, size: () => positions.size };

  /** Returns the position from which this reader can continue, or `null` when it must begin anew. */
  async function resumePoint(from: number | null): Promise<number | null> {
    if (from === null || from <= newest) return from;
    return (await confirm(String(from))) ? from : null;
  }

  /** Tells whether the stream goes on and has all events since a position. */
  function covers(from: number | null): boolean {
    return !isEnded && (from === null || from >= recent.begin());
  }

  /** Returns a function that removes the reader. */
  function add(reader: StreamReader, from: number | null): () => void {
    const start = from ?? position;
    reader.write(startEvent(start, from !== null));
    positions.set(reader, start);
    for (const event of recent.since(start)) send(reader, event.position, event.text);
    return () => void positions.delete(reader);
  }

  async function run(): Promise<void> {
    while (!isEnded) {
      try {
        for await (const message of upstream.messages) take(message);
      } catch {
        // The connection broke.
      }
      if (!isEnded) await continueElsewhere();
    }
  }

  function take(message: Message): void {
    if (message === null) beat();
    // An event without a position is for readers that the API itself limits.
    else if (message.id) pass(message);
  }

  function pass(message: EventSourceMessage): void {
    const text = `event: ${message.event}\nid: ${message.id}\ndata: ${message.data}\n\n`;
    position = Number(message.id);
    newest = Math.max(newest, position);
    recent.add({ position, text });
    for (const reader of positions.keys()) send(reader, position, text);
  }

  function send(reader: StreamReader, at: number, text: string): void {
    if (at <= (positions.get(reader) ?? at)) return;
    positions.set(reader, at);
    reader.write(text);
  }

  function beat(): void {
    if (positions.size === 0) void end();
    for (const reader of positions.keys()) reader.write(':\n\n');
  }

  async function continueElsewhere(): Promise<void> {
    for (const ms of pauses) {
      await pause(ms);
      if (isEnded) return;
      const next = await open(position).catch(() => null);
      if (!next) continue;
      if (isEnded) return next.close();
      upstream = next;
      if (!next.resumed) beginAnew(next.position);
      return;
    }
    await end();
  }

  /** The readers read again, because events may be missing. */
  function beginAnew(at: number): void {
    [position, newest, recent] = [at, at, recentEvents(at)];
    for (const reader of positions.keys()) {
      positions.set(reader, at);
      reader.write(`event: stale\nid: ${at}\ndata: null\n\n`);
    }
  }

  async function isConfirmed(from: number): Promise<boolean> {
    const asked = await open(from).catch(() => null);
    asked?.close();
    if (!asked?.resumed) return false;
    newest = Math.max(newest, from);
    return true;
  }

  /** Resolves when every reader has got its end. */
  async function end(): Promise<void> {
    if (isEnded) return;
    isEnded = true;
    upstream.close();
    onEnd();
    await endInBatches(positions.keys(), (reader) => reader.end());
  }
}
