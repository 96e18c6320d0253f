import type { GalleryEvent } from '@gallery/shared/contract/programme/event';
import { errorMessage } from '@gallery/shared/errors/error-message';
import { formatDate, formatTime } from '@gallery/shared/format/dates';
import { useQuery } from '@gallery/shared/query';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { ErrorPanel } from '@gallery/shared/ui/loading/error-panel';
import { MoreLink } from '@gallery/shared/ui/navigation/more-link';
import { ClosedLabel } from './closed-label';
import { eventQueries } from './event.queries';
import { eventPath } from './event-path';
import styles from './landing-events.module.css';

export function LandingEvents() {
  const { data, error, refetch } = useQuery(eventQueries.all());
  const events = data?.filter(({ on_landing }) => on_landing);
  if (events?.length === 0) return null;
  return (
    <section className={`page ${styles.events}`} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        Upcoming events
      </h2>
      {error && !events && <ErrorPanel message={errorMessage(error)} onRetry={() => void refetch()} />}
      {events ? (
        <ol>
          {events.map((event) => (
            <EventRow key={event._id} event={event} />
          ))}
        </ol>
      ) : (
        !error && <Spinner />
      )}
    </section>
  );
}

function EventRow({ event }: { event: GalleryEvent }) {
  const { _id, title, starts_at, place, label, passed } = event;
  return (
    <li className={styles.row}>
      <p className={styles.date}>
        <time dateTime={starts_at}>{formatDate(starts_at)}</time>, {formatTime(starts_at)}
      </p>
      <h3 id={titleId(_id)} className={styles.title}>
        {title}
      </h3>
      <span className={styles.place}>
        {place}
        {passed && <span className={styles.passed}>This event has passed</span>}
      </span>
      <span className={styles.action}>
        {label === 'Closed' ? (
          <ClosedLabel />
        ) : (
          <MoreLink to={eventPath(event)} aria-describedby={titleId(_id)}>
            {label}
          </MoreLink>
        )}
      </span>
    </li>
  );
}

const headingId = 'landing-events';
const titleId = (id: string) => `landing-event-${id}`;
