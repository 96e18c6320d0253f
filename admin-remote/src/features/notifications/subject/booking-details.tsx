import { formatTime } from '@gallery/shared/domain/clock';
import { formatDay } from '@gallery/shared/domain/time';
import { editEventPath } from '@gallery/shared/paths/admin-paths';
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
            <Link className="link" to={editEventPath(eventId)}>
              {event.title}
            </Link>
            <br />
            {whenOf(booking?.session ?? event)}, {event.place}
            {!event.opening_hours && (
              <>
                <br />
                {event.places_left} of {event.capacity} places left
              </>
            )}
          </p>
          {booking && <Reply to={booking.email} subject={`Your booking for ${event.title}`} />}
        </>
      )}
    </Subject>
  );
}

const whenOf = ({ starts_at }: { starts_at: string }) => `${formatDay(starts_at)}, ${formatTime(starts_at)}`;
