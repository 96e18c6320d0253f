import type { GalleryEvent } from '@gallery/shared/contract/event';
import { useBackToClose } from '@gallery/shared/ui/use-back-to-close';
import type { ReactNode } from 'react';
import { BookingDialog } from './booking-dialog';
import { CurrentEvents } from './current-events';
import { EventMeta } from './event-meta';
import { UpcomingEvents } from './upcoming-events';

type EventProgrammeProps = {
  events: GalleryEvent[];
  /** The picture of an event that has none of its own. */
  room: ReactNode;
};

/** What is on now and what is to come; each takes bookings in a dialog. */
export function EventProgramme({ events, room }: EventProgrammeProps) {
  const { shown, show, close } = useBackToClose();
  const booked = events.find((event) => shown === bookingOf(event));
  const book = (event: GalleryEvent) => show(bookingOf(event));
  return (
    <>
      <CurrentEvents events={events.filter(({ current }) => current)} room={room} onBook={book} />
      <UpcomingEvents events={events.filter(({ current }) => !current)} onBook={book} />
      {events.map((event) => (
        <EventMeta key={event._id} event={event} />
      ))}
      {booked && <BookingDialog event={booked} onClose={close} />}
    </>
  );
}

const bookingOf = ({ _id }: GalleryEvent) => `booking ${_id}`;
