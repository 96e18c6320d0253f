type TimeLeft = { days: number; hours: number; minutes: number; seconds: number };

export const lastMinutesMs = 3 * 60_000;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Allows a second more, because an extension gives three minutes to a clock that may be behind by a part of one. */
export function isInLastMinutes(now: number, until: number): boolean {
  return until - now <= lastMinutesMs + 1000;
}

/** Formats as '2 d 19:03:09' from two days on, then as '47:58:12', and as '02:47' in the last three minutes. */
export function timeLeftText(now: number, until: number): string {
  const ms = Math.max(0, wholeSeconds(until - now));
  if (isInLastMinutes(now, until)) return minutesClock(ms);
  const days = ms >= 2 * dayMs ? Math.floor(ms / dayMs) : 0;
  const rest = ms - days * dayMs;
  const clock = `${twoDigits(rest / hourMs)}:${minutesClock(rest % hourMs)}`;
  return days > 0 ? `${days} d ${clock}` : clock;
}

/** Takes milliseconds. Returns `null` after `until`. */
export function timeLeft(now: number, until: number): TimeLeft | null {
  const ms = wholeSeconds(until - now);
  if (ms <= 0) return null;
  return {
    days: Math.floor(ms / dayMs),
    hours: Math.floor(ms / hourMs) % 24,
    minutes: Math.floor(ms / minuteMs) % 60,
    seconds: Math.floor(ms / 1000) % 60,
  };
}

/** A second that has begun still counts. */
function wholeSeconds(ms: number): number {
  return Math.ceil(ms / 1000) * 1000;
}

/** Formats a time of at most an hour: '14:21'. */
export function minutesClock(ms: number): string {
  return `${twoDigits(ms / minuteMs)}:${twoDigits((ms % minuteMs) / 1000)}`;
}

function twoDigits(value: number): string {
  return String(Math.floor(value)).padStart(2, '0');
}
