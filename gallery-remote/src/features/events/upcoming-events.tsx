import type { GalleryEvent } from '@gallery/shared/contract/event';
import { formatDate, formatDayOfMonth, formatShortMonth } from '@gallery/shared/format/dates';
import { Button } from '@gallery/shared/ui/button';
import { Empty } from '@gallery/shared/ui/empty';
import { ClosedLabel } from './closed-label';
import { placesOf } from './places';
import styles from './upcoming-events.module.css';

type UpcomingEventsProps = { events: GalleryEvent[]; onBook: (event: GalleryEvent) => void };

export function UpcomingEvents({ events, onBook }: UpcomingEventsProps) {
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        Upcoming Events
      </h2>
      {events.length === 0 && <Empty sentence="The next event is being prepared" />}
      <ol className={styles.upcoming}>
        {events.map((event) => (
          <UpcomingEvent key={event._id} event={event} onBook={() => onBook(event)} />
        ))}
      </ol>
    </section>
  );
}

function UpcomingEvent({ event, onBook }: { event: GalleryEvent; onBook: () => void }) {
  const { title, starts_at, place, label } = event;
  const places = placesOf(event);
  return (
    <li className={styles.event}>
      <time className={styles.time} dateTime={starts_at}>
        <span className={styles.day} aria-hidden="true">
          {formatDayOfMonth(starts_at)} <span className={styles.month}>{formatShortMonth(starts_at)}</span>
        </span>
        <span className={styles.date}>{formatDate(starts_at)}</span>
      </time>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.note}>{place}</p>
        {places && <p className={styles.note}>{places}</p>}
        <div className={styles.way}>
          {label === 'Closed' ? (
            <ClosedLabel />
          ) : (
            <Button kind="secondary" onClick={onBook} aria-label={`${label}: ${title}`}>
              {label}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

const headingId = 'upcoming-events';
