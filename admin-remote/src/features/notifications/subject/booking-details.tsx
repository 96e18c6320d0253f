import { formatDay, formatTime } from '@gallery/shared/format/dates';
import { useQuery } from '@gallery/shared/query';
import { Link } from '@gallery/shared/router';
import { From, Reply, Subject } from './subject';
import { subjectQueries } from './subject.queries';

export function BookingDetails({ id, eventId }: { id: string; eventId: string }) {
  return (
    <Subject of={useQuery(subjectQueries.booking(id, eventId))}>
      {({ event, bookings: [booking] }) => (
        <>
          {booking && <From lines={[booking.name, booking.email]} />}
          {booking && (
            <p>
              {booking.places} {booking.places === 1 ? 'place' : 'places'}, {booking.status}
            </p>
          )}
          <p>
            <Link className="link" to={`/admin/edit-event/${eventId}`}>
              {event.title}
            </Link>
            <br />
            {formatDay(event.starts_at)}, {formatTime(event.starts_at)}, {event.place}
            <br />
            {event.places_left} of {event.capacity} places left
          </p>
          {booking && <Reply to={booking.email} subject={`Your booking for ${event.title}`} />}
        </>
      )}
    </Subject>
  );
}
