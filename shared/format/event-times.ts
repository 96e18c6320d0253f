import type { GalleryEvent } from '../contract/programme/event.schema';
import { formatTime } from '../domain/clock';
import { formatFullDay } from '../domain/time';

type Times = Pick<GalleryEvent, 'starts_at' | 'ends_at'>;

/** Returns 'Saturday, December 5, 2026', or the first and the last day of a longer event. */
export function dayOf({ starts_at, ends_at }: Times): string {
  const [first, last] = [formatFullDay(starts_at), ends_at && formatFullDay(ends_at)];
  return last && last !== first ? `${first} until ${last}` : first;
}

/** Returns '18:00 to 20:30', or '18:00' without an end. */
export function hoursOf({ starts_at, ends_at }: Times): string {
  return ends_at ? `${formatTime(starts_at)} to ${formatTime(ends_at)}` : formatTime(starts_at);
}
