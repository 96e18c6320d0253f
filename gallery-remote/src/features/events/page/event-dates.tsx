import type { GalleryEvent } from '@gallery/shared/contract/programme/event';
import { formatDate } from '@gallery/shared/domain/time';
import { hoursOf } from '../booking/event-times';

export function EventDates({ event }: { event: Pick<GalleryEvent, 'starts_at' | 'ends_at'> }) {
  const { starts_at, ends_at } = event;
  const [first, last] = [formatDate(starts_at), ends_at && formatDate(ends_at)];
  return (
    <>
      <time dateTime={starts_at}>{first}</time>
      {ends_at && last !== first ? (
        <>
          {' until '}
          <time dateTime={ends_at}>{last}</time>
        </>
      ) : (
        `, ${hoursOf(event)}`
      )}
    </>
  );
}
