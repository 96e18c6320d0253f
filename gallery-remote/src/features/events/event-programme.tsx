import type { GalleryEvent } from '@gallery/shared/contract/programme/event.schema';
import { formatDate } from '@gallery/shared/domain/time';
import { eventPath } from '@gallery/shared/paths/gallery-paths';
import { Link } from '@gallery/shared/router';
import { WrappingText } from '@gallery/shared/ui/page/wrapping-text';
import type { ReactNode } from 'react';
import { CurrentEvents } from './current-events';
import { EventButton } from './event-button';
import { EventMeta } from './page/event-meta';
import styles from './past-events.module.css';
import { UpcomingEvents } from './upcoming-events';

function PastEvents({ events }: { events: GalleryEvent[] }) {
  if (events.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        Past events
      </h2>
      <ul className={styles.past}>
        {events.map((event) => (
          <li key={event._id} className={styles.row}>
            <time dateTime={event.starts_at}>{formatDate(event.starts_at)}</time>
            <div>
              <h3 className={styles.title}>
                <Link to={eventPath(event._id)}>{event.title}</Link>
              </h3>
              <p>This event has passed</p>
            </div>
            <p>
              <WrappingText>{event.place}</WrappingText>
            </p>
            <div className={styles.label}>
              <EventButton event={event} kind="secondary" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const headingId = 'past-events';

type EventProgrammeProps = {
  events: GalleryEvent[];
  /** Shown for an event without a picture. */
  room: ReactNode;
};

export function EventProgramme({ events, room }: EventProgrammeProps) {
  const notPassed = events.filter(({ passed }) => !passed);
  return (
    <>
      <CurrentEvents events={notPassed.filter(({ current }) => current)} room={room} />
      <UpcomingEvents events={notPassed.filter(({ current }) => !current)} />
      <PastEvents events={events.filter(({ passed }) => passed).reverse()} />
      {events.map((event) => (
        <EventMeta key={event._id} event={event} />
      ))}
    </>
  );
}
