import type { Readable } from 'node:stream';

/** `internalUrl` is the address on which the same process listens for edges. */
export type ApiUrls = { url: string; internalUrl: string };
export type ProbeResult = 'answered' | 'missed' | 'refused' | 'stopping';
export type WaitingCall = { isSafe: boolean; giveUp: () => void };
export type ApiAddress = ReturnType<typeof openAddress>;

/** In a row, because an overload may lose a single probe. */
const missesUntilSilent = 3;

/** The state of one API: its heartbeats and the calls that wait for it. */
export function openAddress({ url, internalUrl }: ApiUrls) {
  const { origin, pathname } = new URL(url);
  const base = pathname.replace(/\/$/, '');
  const calls = new Set<WaitingCall>();
  const streams = new Set<Readable>();
  let missed = 0;
  let isLeaving = false;
  return { url, internalUrl, origin, base, calls, streams, note, isSilent, isWell: () => rank() === 0, rank };

  function note(result: ProbeResult): void {
    missed = result === 'missed' ? missed + 1 : 0;
    isLeaving = result === 'refused' || result === 'stopping';
  }

  function isSilent(): boolean {
    return missed >= missesUntilSilent;
  }

  /** A lower rank gets calls sooner. A refused connection costs a call only another attempt. */
  function rank(): number {
    if (isSilent()) return 3;
    if (isLeaving) return 2;
    return missed > 0 ? 1 : 0;
  }
}
