import type { GalleryEvent } from '@gallery/shared/contract/programme/event';
import type { ReactNode } from 'react';
import { CurrentEvents } from './current-events';
import { EventMeta } from './page/event-meta';
import { PastEvents } from './past-events';
import { UpcomingEvents } from './upcoming-events';

type EventProgrammeProps = {
  events: GalleryEvent[];
  /** Shown for an event without a picture. */
  room: ReactNode;
};

export function EventProgramme({ events, room }: EventProgrammeProps) {
  const notPassed = events.filter(({ passed }) => !passed);
  return (
    <>
      <CurrentEvents events={notPassed.filter(({ current }) => current)} room={room} />
      <UpcomingEvents events={notPassed.filter(({ current }) => !current)} />
      <PastEvents events={events.filter(({ passed }) => passed).reverse()} />
      {events.map((event) => (
        <EventMeta key={event._id} event={event} />
      ))}
    </>
  );
}
