import type { GalleryEvent } from '@gallery/shared/contract/event';
import { Button } from '@gallery/shared/ui/button';
import { Empty } from '@gallery/shared/ui/empty';
import type { ReactNode } from 'react';
import { ClosedLabel } from './closed-label';
import styles from './current-events.module.css';
import { EventDates } from './event-dates';
import { EventPicture } from './event-picture';
import { placesOf } from './places';

type CurrentEventsProps = {
  events: GalleryEvent[];
  room: ReactNode;
  onBook: (event: GalleryEvent) => void;
};

export function CurrentEvents({ events, room, onBook }: CurrentEventsProps) {
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        Currently Happening
      </h2>
      {events.length === 0 && <Empty sentence="Nothing is on at the moment" />}
      <div className={styles.happening}>
        {events.map((event, place) => (
          <CurrentEvent key={event._id} event={event} first={place === 0} room={room} onBook={onBook} />
        ))}
      </div>
    </section>
  );
}

type CurrentEventProps = Omit<CurrentEventsProps, 'events'> & { event: GalleryEvent; first: boolean };

function CurrentEvent({ event, first, room, onBook }: CurrentEventProps) {
  const { title, place, label, summary } = event;
  const places = placesOf(event);
  return (
    <article className={styles.event}>
      <div className={styles.bay}>{event.picture ? <EventPicture event={event} first={first} /> : room}</div>
      <div className={styles.row}>
        <div>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.note}>
            <EventDates event={event} /> · {place}
          </p>
          {places && <p className={styles.note}>{places}</p>}
        </div>
        {label === 'Closed' ? (
          <ClosedLabel />
        ) : (
          <Button onClick={() => onBook(event)} aria-label={`${label}: ${title}`}>
            {label}
          </Button>
        )}
      </div>
      <p className={styles.summary}>{summary}</p>
    </article>
  );
}

const headingId = 'currently-happening';
