import { auctionPaths, type ClockAnswer } from '@gallery/shared/contract/auctions/auction';
import { getJson } from '@gallery/shared/http';
import { useEffect, useState } from 'react';

type Measure = { offsetMs: number; roundTripMs: number };

const measures = 5;
const tickMs = 250;
const retryMs = 5_000;
/** A larger drift means that the device slept, or that someone set its clock. */
const maxDriftMs = 1_000;

const listeners = new Set<(now: number) => void>();
let best: Measure | null = null;
let stop: (() => void) | null = null;

/** Calls the listener with the server's time in milliseconds several times a second. Returns a stop function. */
export function followServerClock(listener: (now: number) => void): () => void {
  listeners.add(listener);
  if (best) listener(Date.now() + best.offsetMs);
  stop ??= start();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = null;
    best = null;
  };
}

function start(): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  let isMeasuring = false;
  let drift = driftNow();
  const timer = setInterval(tick, tickMs);
  const returned = () => document.visibilityState === 'visible' && void measureAll();
  document.addEventListener('visibilitychange', returned, { signal });
  window.addEventListener('pageshow', returned, { signal });
  window.addEventListener('online', returned, { signal });
  void measureAll();
  return () => {
    clearInterval(timer);
    leaving.abort();
  };

  function tick() {
    if (Math.abs(driftNow() - drift) > maxDriftMs) void measureAll();
    if (best) for (const listener of listeners) listener(Date.now() + best.offsetMs);
  }

  /** Of five attempts, uses the one with the shortest round trip. Until then, it uses the best so far. */
  async function measureAll() {
    drift = driftNow();
    if (isMeasuring) return;
    isMeasuring = true;
    let shortest: Measure | null = null;
    for (let count = 0; count < measures && !signal.aborted; count += 1) {
      const measure = await measureOnce(signal).catch(() => null);
      if (signal.aborted || !measure) break;
      if (!shortest || measure.roundTripMs < shortest.roundTripMs) shortest = measure;
      best = shortest;
      tick();
    }
    isMeasuring = false;
    if (!shortest && !signal.aborted) setTimeout(() => !signal.aborted && void measureAll(), retryMs);
  }
}

/** Assumes that the server answered in the middle of the round trip. */
async function measureOnce(signal: AbortSignal): Promise<Measure> {
  const [sentAt, from] = [Date.now(), performance.now()];
  const { now } = await getJson<ClockAnswer>(auctionPaths.clock, { signal });
  const roundTripMs = performance.now() - from;
  return { roundTripMs, offsetMs: Date.parse(now) - (sentAt + roundTripMs / 2) };
}

function driftNow(): number {
  return Date.now() - performance.now();
}

/** Returns the server's time in milliseconds: `readAt` until the offset is known, then advancing in steps of `stepMs`. */
export function useServerClock(readAt: string, stepMs = 1_000): number {
  const [time, setTime] = useState(() => Date.parse(readAt));
  useEffect(() => followServerClock((now) => setTime(Math.floor(now / stepMs) * stepMs)), [stepMs]);
  return time;
}
