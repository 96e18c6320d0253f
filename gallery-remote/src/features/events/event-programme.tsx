import type { GalleryEvent } from '@gallery/shared/contract/event';
import { type ReactNode, useState } from 'react';
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
  const [booked, setBooked] = useState<GalleryEvent | null>(null);
  return (
    <>
      <CurrentEvents events={events.filter(({ current }) => current)} room={room} onBook={setBooked} />
      <UpcomingEvents events={events.filter(({ current }) => !current)} onBook={setBooked} />
      {events.map((event) => (
        <EventMeta key={event._id} event={event} />
      ))}
      {booked && <BookingDialog event={booked} onClose={() => setBooked(null)} />}
    </>
  );
}
