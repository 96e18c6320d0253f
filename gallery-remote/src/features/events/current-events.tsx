import type { GalleryEvent } from '@gallery/shared/contract/programme/event.schema';
import { formatDate } from '@gallery/shared/domain/time';
import { hoursOf } from '@gallery/shared/format/event-times';
import { eventPath } from '@gallery/shared/paths/gallery-paths';
import { Link } from '@gallery/shared/router';
import { Empty } from '@gallery/shared/ui/loading/empty';
import type { ReactNode } from 'react';
import { placesText } from './booking/places';
import styles from './current-events.module.css';
import { EventButton } from './event-button';
import { EventPlace, OpeningHours } from './event-facts';
import { EventPicture, type PictureSizes } from './event-picture';

type CurrentEventsProps = {
  events: GalleryEvent[];
  room: ReactNode;
};

export function CurrentEvents({ events, room }: CurrentEventsProps) {
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        Currently Happening
      </h2>
      {events.length === 0 && <Empty message="Nothing is on at the moment" />}
      <div className={styles.list}>
        {events.map((event, place) => (
          <CurrentEvent key={event._id} event={event} first={place === 0} room={room} />
        ))}
      </div>
    </section>
  );
}

type CurrentEventProps = Omit<CurrentEventsProps, 'events'> & { event: GalleryEvent; first: boolean };

function CurrentEvent({ event, first, room }: CurrentEventProps) {
  const { title, place, summary } = event;
  const places = placesText(event);
  return (
    <article className={styles.event}>
      <div className={styles.frame}>
        {event.picture ? <EventPicture event={event} first={first} sizesOf={sizesOf} /> : room}
      </div>
      <div className={styles.row}>
        <div>
          <h3 className={styles.title}>
            <Link to={eventPath(event._id)}>{title}</Link>
          </h3>
          <p className={styles.note}>
            <EventDates event={event} /> · <EventPlace place={place} about={title} />
          </p>
          <OpeningHours event={event} />
          {places && <p className={styles.note}>{places}</p>}
        </div>
        <EventButton event={event} kind="primary" />
      </div>
      <p className={styles.summary}>{summary}</p>
    </article>
  );
}

/** Mirrors `.frame` in current-events.module.css, and the padding of a work in event-picture.module.css. */
const sizesOf: PictureSizes = {
  room: (ratio) => `(min-width: 60rem) max(46rem, ${27 * ratio}rem), ${Math.round(75 * ratio)}vw`,
  work: (ratio) => `(min-width: 60rem) ${22 * ratio}rem, min(100vw - 5.5rem, ${ratio} * (75vw - 4.875rem))`,
};

const headingId = 'currently-happening';

function EventDates({ event }: { event: Pick<GalleryEvent, 'starts_at' | 'ends_at'> }) {
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
