import type { GalleryEvent } from '@gallery/shared/contract/programme/event.schema';
import { formatDate, formatDayOfMonth, formatShortMonth } from '@gallery/shared/domain/time';
import { hoursOf } from '@gallery/shared/format/event-times';
import { eventPath } from '@gallery/shared/paths/gallery-paths';
import { Link } from '@gallery/shared/router';
import { Empty } from '@gallery/shared/ui/loading/empty';
import { placesText } from './booking/places';
import { EventButton } from './event-button';
import { EventPlace } from './event-facts';
import styles from './upcoming-events.module.css';

export function UpcomingEvents({ events }: { events: GalleryEvent[] }) {
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        Upcoming Events
      </h2>
      {events.length === 0 && <Empty message="The next event is being prepared" />}
      <ol className={styles.upcoming}>
        {events.map((event) => (
          <UpcomingEvent key={event._id} event={event} />
        ))}
      </ol>
    </section>
  );
}

function UpcomingEvent({ event }: { event: GalleryEvent }) {
  const { title, starts_at, place } = event;
  const places = placesText(event);
  return (
    <li className={styles.event}>
      <time className={styles.time} dateTime={starts_at}>
        <span className={styles.day} aria-hidden="true">
          {formatDayOfMonth(starts_at)} <span className={styles.month}>{formatShortMonth(starts_at)}</span>
        </span>
        <span className={styles.date}>{formatDate(starts_at)}</span>
        <span className={styles.date}>{hoursOf(event)}</span>
      </time>
      <div className={styles.text}>
        <h3 className={styles.title}>
          <Link to={eventPath(event._id)}>{title}</Link>
        </h3>
        <p className={styles.note}>
          <EventPlace place={place} about={title} />
        </p>
        {places && <p className={styles.note}>{places}</p>}
        <div className={styles.action}>
          <EventButton event={event} kind="secondary" />
        </div>
      </div>
    </li>
  );
}

const headingId = 'upcoming-events';
