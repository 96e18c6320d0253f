import type { GalleryEvent } from '@gallery/shared/contract/programme/event.schema';
import { eventPath, eventsPath } from '@gallery/shared/paths/gallery-paths';
import { useQuery } from '@gallery/shared/query';
import { useParams } from '@gallery/shared/router';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { eventQueries } from '../features/events/event.queries';
import { EventDetail } from '../features/events/page/event-detail';
import { EventMeta } from '../features/events/page/event-meta';
import { EventSkeleton } from '../features/events/page/event-skeleton';
import { RoomPicture, roomImage } from '../features/landing/room-picture';
import { NotFoundPage } from '../ui/not-found-page';
import { ShareMeta } from '../ui/share-meta';
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
      <ShareMeta
        title={event.title}
        text={event.summary}
        path={eventPath(event._id)}
        picture={event.picture}
        alt={event.visual_description ?? event.title}
        fallback={event.img_url ?? roomImage}
      />
      <EventMeta event={event} />
      <EventDetail
        event={event}
        room={<RoomPicture className={styles.room} sizes="(min-width: 90rem) 84rem, 190vw" priority />}
      />
    </div>
  );
}

function UnknownEvent() {
  return (
    <NotFoundPage
      title="Event not found"
      description="This event is not on our calendar."
      message="There is no event at this address. It may have left the calendar, or the address may be mistyped."
      link={{ to: eventsPath, label: 'See all events' }}
    />
  );
}
