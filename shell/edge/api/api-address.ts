import type { Readable } from 'node:stream';

/** `internalUrl`: where the same process listens for edges alone. */
export type ApiUrls = { url: string; internalUrl: string };
export type Sign = 'answered' | 'missed' | 'refused';
export type WaitingCall = { isSafe: boolean; giveUp: () => void };
export type ApiAddress = ReturnType<typeof openAddress>;

/** Missed probes in a row: one may be lost to a moment of overload. */
const missesUntilSilent = 3;

/** What an edge knows of one API: its signs of life, and what waits for it. */
export function openAddress({ url, internalUrl }: ApiUrls) {
  const { origin, pathname } = new URL(url);
  const base = pathname.replace(/\/$/, '');
  const calls = new Set<WaitingCall>();
  const streams = new Set<Readable>();
  let missed = 0;
  let refuses = false;
  return { url, internalUrl, origin, base, calls, streams, note, isSilent, isWell: () => rank() === 0, rank };

  function note(sign: Sign): void {
    missed = sign === 'missed' ? missed + 1 : 0;
    refuses = sign === 'refused';
  }

  function isSilent(): boolean {
    return missed >= missesUntilSilent;
  }

  /** The lower, the sooner it gets a call. A refused connection costs a call nothing but the next try. */
  function rank(): number {
    if (isSilent()) return 3;
    if (refuses) return 2;
    return missed > 0 ? 1 : 0;
  }
}
