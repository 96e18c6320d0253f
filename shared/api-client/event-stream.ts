import { currentToken, tokenRefused } from '@gallery/shared/http';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { ErrorAnswer } from '../contract/fields/answer';

export type StreamListener<Data> = {
  /** `position` orders the event among the answers that state their own position. */
  onEvent(data: Data, position: string): void;
  /** The stream may have missed events, so the caller refetches what it shows. */
  onStale(): void;
  /**
   * Reports that the connection opened or broke. A tab that shares another tab's connection learns of later changes
   * only. `isPolled`: the API has no free connection, so `onStale` comes every 15 seconds or sooner.
   */
  onLine?(isOpen: boolean, isPolled?: boolean): void;
};

export type EventStream<Data> = StreamListener<Data> & {
  path: string;
  event: string;
  /** The position of the data on the page. Without it the stream begins with `onStale`. */
  from?: string;
  /** Sends the session token. Without a token, or after its refusal, the stream ends, unless 'optional'. */
  withSession?: boolean | 'optional';
  /** A tab shares the stream only with tabs of the same user. */
  userId?: string;
  signal: AbortSignal;
};

export type StreamPosition = { id: string };

const silenceTimeoutMs = 25_000;
/** Two attempts within two seconds suffice after the death of an API, because the edge has another API by then. */
const retryDelayMs = { first: 600, longest: 30_000 };
/** The longest time in milliseconds between two reads of a page without a free connection. */
const pollMs = 15_000;

/** Follows events until `signal` aborts, and reconnects. Ends early if the API refuses the session. */
export async function followEvents<Data>(
  stream: EventStream<Data>,
  place: StreamPosition = { id: stream.from ?? '' },
): Promise<void> {
  let failures = 0;
  while (!stream.signal.aborted) {
    const outcome = await followOnce(stream, place);
    if (outcome === 'refused' || stream.signal.aborted) return;
    stream.onLine?.(false, outcome === 'full');
    if (outcome === 'full') {
      await pause(pollMs, stream.signal);
      if (!stream.signal.aborted) stream.onStale();
      continue;
    }
    failures = outcome === 'ended' ? 0 : failures + 1;
    await pause(Math.min(retryDelayMs.first * 2 ** failures, retryDelayMs.longest), stream.signal);
  }
}

async function followOnce<Data>(stream: EventStream<Data>, place: StreamPosition) {
  const line = new AbortController();
  const hangUp = () => line.abort();
  stream.signal.addEventListener('abort', hangUp);
  let silence = setTimeout(hangUp, silenceTimeoutMs);
  let outcome: 'failed' | 'ended' | 'full' = 'failed';
  try {
    const answer = await openStream(stream, place, line.signal);
    if (answer === null) return 'refused';
    if (answer.status === 429) return 'full';
    if (!answer.ok || !answer.body) return outcome;
    outcome = 'ended';
    const parser = createParser({
      onEvent(event) {
        if (event.event === 'full') outcome = 'full';
        handleEvent(stream, place, event);
      },
    });
    for await (const text of readText(answer.body)) {
      clearTimeout(silence);
      silence = setTimeout(hangUp, silenceTimeoutMs);
      parser.feed(text);
    }
    return outcome;
  } catch {
    return outcome;
  } finally {
    clearTimeout(silence);
    stream.signal.removeEventListener('abort', hangUp);
  }
}

async function openStream<Data>(
  { path, withSession }: EventStream<Data>,
  { id }: StreamPosition,
  signal: AbortSignal,
) {
  const token = withSession ? currentToken() : null;
  if (withSession === true && !token) return null;
  const answer = await fetch(`/api${path}`, {
    headers: {
      accept: 'text/event-stream',
      ...(id && { 'last-event-id': id }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    cache: 'no-store',
    signal,
  });
  if (answer.status !== 401 && answer.status !== 403) return answer;
  const { message }: ErrorAnswer = await answer.json();
  if (token && answer.status === 401) tokenRefused(token, message);
  return null;
}

function handleEvent<Data>(
  stream: EventStream<Data>,
  place: StreamPosition,
  { event, id, data }: EventSourceMessage,
) {
  if (id) place.id = id;
  if (event === 'start') stream.onLine?.(true, false);
  if (event === 'start' && !JSON.parse(data).resumed) stream.onStale();
  if (event === 'stale') stream.onStale();
  if (event === stream.event) stream.onEvent(JSON.parse(data), place.id);
}

/** Not every browser supports async iteration of streams. */
async function* readText(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield decoder.decode(value, { stream: true });
  }
}

/** The pause is random, so that not all browsers reconnect at once. */
function pause(maxMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, maxMs * (0.5 + Math.random() / 2));
    signal.addEventListener('abort', done);
    window.addEventListener('online', done);

    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      window.removeEventListener('online', done);
      resolve();
    }
  });
}
