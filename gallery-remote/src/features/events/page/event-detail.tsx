import { eventPaths } from '@gallery/shared/contract/programme/event';
import type { GalleryEvent } from '@gallery/shared/contract/programme/event.schema';
import { formatDayOfMonth } from '@gallery/shared/domain/time';
import { directionsUrl } from '@gallery/shared/format/directions-url';
import { dayOf, hoursOf } from '@gallery/shared/format/event-times';
import { eventsPath } from '@gallery/shared/paths/gallery-paths';
import { Link } from '@gallery/shared/router';
import { WrappingText } from '@gallery/shared/ui/page/wrapping-text';
import type { ReactNode } from 'react';
import { BookingPanel } from '../booking/booking-panel';
import { placesText } from '../booking/places';
import { OpeningHours } from '../event-facts';
import { EventPicture, type PictureSizes } from '../event-picture';
import styles from './event-detail.module.css';

type EventDetailProps = {
  event: GalleryEvent;
  /** Shown for an event without a picture. */
  room: ReactNode;
};

export function EventDetail({ event, room }: EventDetailProps) {
  return (
    <>
      <nav className={styles.crumbs} aria-label="Breadcrumb">
        <Link className={`link ${styles.crumb}`} to={eventsPath}>
          Events
        </Link>
      </nav>
      <article className={styles.event}>
        <header className={styles.head}>
          <div className={styles.dates}>
            <span className={styles.day} aria-hidden="true">
              {formatDayOfMonth(event.starts_at)}
            </span>
            <p className={styles.date}>
              <time dateTime={event.starts_at}>{dayOf(event)}</time>
              {!event.opening_hours && <span className={styles.hours}>{hoursOf(event)}</span>}
            </p>
          </div>
          <h1>{event.title}</h1>
        </header>
        <div className={styles.picture}>
          {event.picture ? <EventPicture event={event} first sizesOf={sizesOf} /> : room}
        </div>
        <div className={styles.text}>
          <h2>What it is</h2>
          <p className={styles.summary}>
            <WrappingText>{event.summary}</WrappingText>
          </p>
          <EventFacts event={event} />
        </div>
        <BookingPanel event={event} />
      </article>
    </>
  );
}

/** Mirrors `.picture` in event-detail.module.css, and the padding of a work in event-picture.module.css. */
const sizesOf: PictureSizes = {
  room: (ratio) => `max(min(100vw, 84rem), ${ratio} * clamp(15rem, 38vw, 32rem))`,
  work: (ratio) => `min(100vw - 5.5rem, ${ratio} * clamp(12rem, 30vw, 26rem))`,
};

function EventFacts({ event }: { event: GalleryEvent }) {
  const places = placesText(event);
  return (
    <dl className={styles.facts}>
      {event.kind && event.kind !== 'Event' && (
        <>
          <dt>Kind</dt>
          <dd>{event.kind}</dd>
        </>
      )}
      <dt>When</dt>
      <dd>
        {dayOf(event)}
        {!event.opening_hours && `, ${hoursOf(event)}`}
        {!event.opening_hours && !event.passed && (
          <a className={`link ${styles.more}`} href={`/api${eventPaths.calendar(event._id)}`} download>
            Add to calendar
          </a>
        )}
      </dd>
      {event.opening_hours && (
        <>
          <dt>Open</dt>
          <dd>
            <OpeningHours event={event} />
          </dd>
        </>
      )}
      <dt>Where</dt>
      <dd>
        <WrappingText>{event.place}</WrappingText>
        <a className={`link ${styles.more}`} href={directionsUrl(event.place)}>
          Directions
        </a>
      </dd>
      {places && (
        <>
          <dt>Places</dt>
          <dd>{places}</dd>
        </>
      )}
    </dl>
  );
}
