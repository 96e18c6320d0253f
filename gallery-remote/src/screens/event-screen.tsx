import type { GalleryEvent } from '@gallery/shared/contract/event';
import { useQuery } from '@gallery/shared/query';
import { useParams } from '@gallery/shared/router';
import { Loaded } from '@gallery/shared/ui/loaded';
import { PageMeta } from '@gallery/shared/ui/page-meta';
import { eventQueries } from '../features/events/event.queries';
import { EventDetail } from '../features/events/event-detail';
import { EventMeta } from '../features/events/event-meta';
import { eventPath } from '../features/events/event-path';
import { EventSkeleton } from '../features/events/event-skeleton';
import { UnknownEvent } from '../features/events/unknown-event';
import { RoomPicture, roomImage } from '../features/landing/room-picture';
import styles from './screen.module.css';

export function EventScreen() {
  const { id } = useParams();
  const events = useQuery(eventQueries.all());
  return (
    <Loaded of={events} skeleton={<EventSkeleton />} wholePage>
      {(all) => {
        const event = all.find(({ _id }) => _id === id);
        return event ? <EventPage event={event} /> : <UnknownEvent />;
      }}
    </Loaded>
  );
}

function EventPage({ event }: { event: GalleryEvent }) {
  return (
    <div className="page">
      <PageMeta
        title={event.title}
        description={event.summary.slice(0, 160)}
        path={eventPath(event)}
        image={event.img_url ?? roomImage}
      />
      <EventMeta event={event} />
      <EventDetail
        event={event}
        room={<RoomPicture className={styles.room} sizes="(min-width: 90rem) 84rem, 190vw" priority />}
      />
    </div>
  );
}
