import { brand } from '@gallery/shared/brand';
import type { GalleryEvent } from '@gallery/shared/contract/programme/event';
import { formatDayOfMonth } from '@gallery/shared/format/dates';
import { Link } from '@gallery/shared/router';
import { WrappingText } from '@gallery/shared/ui/page/wrapping-text';
import type { ReactNode } from 'react';
import { BookingPanel } from '../booking/booking-panel';
import { dayOf, hoursOf } from '../booking/event-times';
import { placesText } from '../booking/places';
import { EventPicture } from '../event-picture';
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
        <Link className={`link ${styles.crumb}`} to="/event-booking">
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
              <span className={styles.hours}>{hoursOf(event)}</span>
            </p>
          </div>
          <h1>{event.title}</h1>
        </header>
        <div className={styles.picture}>{event.picture ? <EventPicture event={event} first /> : room}</div>
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

function EventFacts({ event }: { event: GalleryEvent }) {
  const places = placesText(event);
  return (
    <dl className={styles.facts}>
      <dt>When</dt>
      <dd>
        {dayOf(event)}, {hoursOf(event)}
      </dd>
      <dt>Where</dt>
      <dd>
        <WrappingText>{event.place}</WrappingText>
        {event.place.includes(brand.address) && (
          <a className={`link ${styles.directions}`} href={brand.mapsUrl}>
            Directions
          </a>
        )}
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
