import type { PersonBooking, PersonMessage } from '@gallery/shared/contract/people/people.schema';
import { countOf } from '@gallery/shared/domain/count-of';
import { formatDateTime, formatDay } from '@gallery/shared/domain/time';
import { adminConversationPath, adminEnquiriesPath, editEventPath } from '@gallery/shared/paths/admin-paths';
import { Link } from '@gallery/shared/router';
import { Panel, PanelBody } from '../../ui/page/panel';
import styles from './person-page.module.css';

export function MessagesPanel({ messages }: { messages: PersonMessage[] }) {
  if (messages.length === 0) return null;
  return (
    <Panel
      heading="Enquiries and messages"
      tools={
        <Link className="link" to={adminEnquiriesPath}>
          The inbox
        </Link>
      }
    >
      <PanelBody>
        <ul className={styles.items}>
          {messages.map(({ _id, kind, text, at, done }) => (
            <li key={_id} className={styles.item}>
              <p className={styles.text}>{kind === 'enquiry' ? `Asks about ${text}` : `“${text}”`}</p>
              <p>
                <Link className="link" to={adminConversationPath(_id)}>
                  {done ? 'Read the messages' : 'Answer'}
                </Link>
              </p>
              <p className={styles.hint}>
                <time dateTime={at}>{formatDay(at)}</time>, {done ? 'done' : 'open'}
              </p>
            </li>
          ))}
        </ul>
      </PanelBody>
    </Panel>
  );
}

export function BookingsOfPerson({ bookings }: { bookings: PersonBooking[] }) {
  if (bookings.length === 0) return null;
  return (
    <Panel heading="Bookings">
      <PanelBody>
        <ul className={styles.items}>
          {bookings.map(({ _id, event_id, event, starts_at, places, status }) => (
            <li key={_id} className={styles.item}>
              <p>
                <Link className="link" to={editEventPath(event_id)}>
                  {event}
                </Link>
              </p>
              <p className={styles.hint}>
                <time dateTime={starts_at}>{formatDateTime(starts_at)}</time>, {countOf(places, 'place')},{' '}
                {statusWords[status]}
              </p>
            </li>
          ))}
        </ul>
      </PanelBody>
    </Panel>
  );
}

const statusWords = { confirmed: 'booked', waiting: 'waits for a place', canceled: 'canceled' } as const;
