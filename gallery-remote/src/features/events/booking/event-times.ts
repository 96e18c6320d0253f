import type { GalleryEvent } from '@gallery/shared/contract/programme/event';
import { formatFullDay, formatTime } from '@gallery/shared/format/dates';

type Times = Pick<GalleryEvent, 'starts_at' | 'ends_at'>;

/** Its day, 'Saturday, December 5, 2026'; of one that is on for several days, the first and the last. */
export function dayOf({ starts_at, ends_at }: Times): string {
  const [first, last] = [formatFullDay(starts_at), ends_at && formatFullDay(ends_at)];
  return last && last !== first ? `${first} until ${last}` : first;
}

/** Its hours, '18:00 to 20:30'; without an end '18:00'. */
export function hoursOf({ starts_at, ends_at }: Times): string {
  return ends_at ? `${formatTime(starts_at)} to ${formatTime(ends_at)}` : formatTime(starts_at);
}
