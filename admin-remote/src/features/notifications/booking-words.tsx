import { formatMoment } from '@gallery/shared/format/dates';
import { useQuery } from '@gallery/shared/query';
import { Link } from '@gallery/shared/router';
import { From, Reply, Subject } from './subject';
import { subjectQueries } from './subject.queries';

/** Who booked how many places, and the event. */
export function BookingWords({ id, eventId }: { id: string; eventId: string }) {
  const bookings = useQuery(subjectQueries.bookings(eventId));
  return (
    <Subject of={bookings}>
      {({ event, bookings: all }) => {
        const booking = all.find(({ _id }) => _id === id);
        return (
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
              {formatMoment(event.starts_at)}, {event.place}
              <br />
              {event.places_left} of {event.capacity} places left
            </p>
            {booking && <Reply to={booking.email} subject={`Your booking for ${event.title}`} />}
          </>
        );
      }}
    </Subject>
  );
}
