import type {
  BookingRecord,
  GalleryEvent,
  BookingStatus as Status,
} from '@gallery/shared/contract/programme/event.schema';
import { formatTime } from '@gallery/shared/domain/clock';
import { formatDay } from '@gallery/shared/domain/time';
import { useQuery } from '@gallery/shared/query';
import { useSearchParams } from '@gallery/shared/router';
import { OrderDot } from '@gallery/shared/ui/order/order-dot';
import type { Column } from '../../ui/table/column';
import { TablePanel } from '../../ui/table/table-panel';
import styles from './bookings-panel.module.css';
import { adminEventQueries } from './event.queries';
import { placesTaken } from './event-table';
import { CancelBooking } from './guests/cancel-booking';
import { guestColumns } from './guests/guest-columns';
import { GuestTools } from './guests/guest-tools';

function BookingStatus({ status, turn }: { status: Status; turn: number }) {
  const { word, dot } = display[status];
  return (
    <span className={styles.status}>
      <OrderDot status={dot} className={styles.dot} />
      {status === 'waiting' ? `${word}, number ${turn}` : word}
    </span>
  );
}

const display = {
  confirmed: { word: 'Confirmed', dot: 'Paid' },
  waiting: { word: 'Waiting', dot: 'Pending' },
  canceled: { word: 'Canceled', dot: 'Canceled' },
} as const satisfies Record<Status, object>;

export function BookingsPanel({ event }: { event: GalleryEvent }) {
  const [query] = useSearchParams();
  const bookings = useQuery(
    adminEventQueries.bookings(event._id, {
      cursor: query.get('cursor') ?? undefined,
      q: query.get('q') ?? undefined,
    }),
  );
  const { data = { event } } = bookings;
  return (
    <TablePanel
      of={bookings}
      rows={(answer) => answer.bookings}
      columns={columns.concat(cancelColumn(event._id))}
      filters={['q']}
      caption="Bookings"
      empty="No booking here"
      heading="Bookings"
      tools={
        <>
          <p className={styles.count}>Places taken: {placesTaken(data.event)}</p>
          <GuestTools event={event} />
        </>
      }
    />
  );
}

function cancelColumn(event: string): Column<BookingRecord> {
  return {
    header: 'Cancel',
    cell: (booking) => <CancelBooking event={event} booking={booking} />,
    place: 'last',
  };
}

const columns: Column<BookingRecord>[] = [
  ...guestColumns<BookingRecord>(),
  {
    header: 'Visit',
    cell: ({ session }) =>
      session ? (
        <time dateTime={session.starts_at}>
          {formatDay(session.starts_at)}, {formatTime(session.starts_at)}
        </time>
      ) : (
        'Whole event'
      ),
    place: 'second-end',
  },
  { header: 'Places', cell: ({ places }) => places, numeric: true, place: 'first-end' },
  {
    header: 'Status',
    cell: ({ status, turn }) => <BookingStatus status={status} turn={turn ?? 0} />,
    place: 'foot',
  },
  {
    header: 'Booked',
    cell: ({ at }) => (
      <time dateTime={at}>
        {formatDay(at)}, {formatTime(at)}
      </time>
    ),
    place: 'foot-end',
  },
];
