import type { GalleryEvent } from '@gallery/shared/contract/programme/event';
import { formatTime } from '@gallery/shared/domain/clock';
import { formatDate } from '@gallery/shared/domain/time';
import { errorMessage } from '@gallery/shared/errors/error-message';
import { eventPath } from '@gallery/shared/paths/gallery-paths';
import { useQuery } from '@gallery/shared/query';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { ErrorPanel } from '@gallery/shared/ui/loading/error-panel';
import { MoreLink } from '@gallery/shared/ui/navigation/more-link';
import { ClosedLabel } from './closed-label';
import { eventQueries } from './event.queries';
import styles from './landing-events.module.css';

/** Shows the next events, and below them the past events of the landing. */
export function LandingEvents() {
  const { data, error, refetch } = useQuery(eventQueries.all());
  const { next, past } = landingEvents(data ?? []);
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

const maxNext = 3;

/** A curator chooses events for the landing. The next ones always appear. */
function landingEvents(events: GalleryEvent[]) {
  const coming = events
    .filter(({ passed, current }) => !passed && !current)
    .sort((one, other) => one.starts_at.localeCompare(other.starts_at));
  return {
    next: coming.filter(({ on_landing }, place) => on_landing || place < maxNext),
    past: events.filter(({ passed, on_landing }) => passed && on_landing),
  };
}

function EventRows({ events }: { events: GalleryEvent[] }) {
  if (events.length === 0) return null;
  return (
    <ol>
      {events.map((event) => (
        <EventRow key={event._id} event={event} />
      ))}
    </ol>
  );
}

function EventRow({ event }: { event: GalleryEvent }) {
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
