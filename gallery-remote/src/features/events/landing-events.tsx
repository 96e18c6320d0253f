import { formatTime } from '@gallery/shared/domain/clock';
import { formatDate } from '@gallery/shared/domain/time';
import { errorMessage } from '@gallery/shared/errors/error-message';
import { eventPath } from '@gallery/shared/paths/gallery-paths';
import { useQuery } from '@gallery/shared/query';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { ErrorPanel } from '@gallery/shared/ui/loading/error-panel';
import { MoreLink } from '@gallery/shared/ui/navigation/more-link';
import { ClosedLabel } from './closed-label';
import { eventQueries, type LandingEvent } from './event.queries';
import styles from './landing-events.module.css';

export function LandingEvents() {
  const { data, error, refetch } = useQuery(eventQueries.landing());
  const { next = [], past = [] } = data ?? {};
  if (data && next.length + past.length === 0) return null;
  return (
    <section className={`page ${styles.events}`} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        Upcoming events
      </h2>
      {error && !data && <ErrorPanel message={errorMessage(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Spinner />}
      {data && next.length === 0 && <p className={styles.none}>The next event is being prepared.</p>}
      <EventRows events={next} />
      {past.length > 0 && <h3 className={styles.past}>Past events</h3>}
      <EventRows events={past} />
    </section>
  );
}

function EventRows({ events }: { events: LandingEvent[] }) {
  if (events.length === 0) return null;
  return (
    <ol>
      {events.map((event) => (
        <EventRow key={event._id} event={event} />
      ))}
    </ol>
  );
}

function EventRow({ event }: { event: LandingEvent }) {
  const { _id, title, starts_at, place, label, passed } = event;
  const Title = passed ? 'h4' : 'h3';
  return (
    <li className={styles.row}>
      <p className={styles.date}>
        <time dateTime={starts_at}>{formatDate(starts_at)}</time>, {formatTime(starts_at)}
      </p>
      <Title id={titleId(_id)} className={styles.title}>
        {title}
      </Title>
      <span className={styles.place}>{place}</span>
      <span className={styles.action}>
        {passed && <span className={styles.passed}>This event has passed</span>}
        {!passed && label === 'Closed' && <ClosedLabel />}
        {!passed && label !== 'Closed' && (
          <MoreLink to={eventPath(event._id)} aria-describedby={titleId(_id)}>
            {label}
          </MoreLink>
        )}
      </span>
    </li>
  );
}

const headingId = 'landing-events';
const titleId = (id: string) => `landing-event-${id}`;
