import type { BookingRecord, BookingsAnswer } from '@gallery/shared/contract/event';
import { formatDay, formatTime } from '@gallery/shared/format/dates';
import { Panel } from '@gallery/shared/ui/panel';
import { type Column, Table } from '@gallery/shared/ui/table';
import { BookingStatus } from './booking-status';
import styles from './bookings-panel.module.css';
import { placesWords } from './event-words';

/** Who has booked an event, and who waits for a place. */
export function BookingsPanel({ of: { event, bookings } }: { of: BookingsAnswer }) {
  const waiting = bookings.filter(({ status }) => status === 'waiting');
  return (
    <Panel heading="Bookings" tools={<p className={styles.taken}>Places taken: {placesWords(event)}</p>}>
      <Table caption="Bookings" columns={columnsOf(waiting)} rows={bookings} empty="No booking here" />
    </Panel>
  );
}

function columnsOf(waiting: BookingRecord[]): Column<BookingRecord>[] {
  return [
    { head: 'Name', long: true, cell: ({ name }) => <strong>{name}</strong>, place: 'first' },
    {
      head: 'Email address',
      long: true,
      cell: ({ email }) => (
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      ),
      place: 'second',
    },
    { head: 'Places', cell: ({ places }) => places, numeric: true, place: 'first-end' },
    {
      head: 'Status',
      cell: (booking) => <BookingStatus status={booking.status} turn={waiting.indexOf(booking) + 1} />,
      place: 'foot',
    },
    {
      head: 'Booked',
      cell: ({ at }) => (
        <time dateTime={at}>
          {formatDay(at)}, {formatTime(at)}
        </time>
      ),
      place: 'foot-end',
    },
  ];
}
