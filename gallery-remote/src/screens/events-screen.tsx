import { brand } from '@gallery/shared/brand';
import { eventsPath } from '@gallery/shared/paths/gallery-paths';
import { useQuery } from '@gallery/shared/query';
import { useGalleryFacts } from '@gallery/shared/query/gallery-facts';
import { useSearchParams } from '@gallery/shared/router';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { PageMeta } from '@gallery/shared/ui/page/page-meta';
import { BookingPlace } from '../features/events/booking/booking-place';
import { eventQueries } from '../features/events/event.queries';
import { EventProgramme } from '../features/events/event-programme';
import { EventSkeleton } from '../features/events/page/event-skeleton';
import { RoomPicture, roomImage } from '../features/landing/room-picture';
import styles from './screen.module.css';

export function EventsScreen() {
  const events = useQuery(eventQueries.all());
  const { address } = useGalleryFacts();
  const cancelToken = useSearchParams()[0].get('cancel');
  return (
    <div className="page">
      <PageMeta
        title="Events"
        description={`Exhibitions and evenings at ${brand.name}, ${address}. Book a place online.`}
        path={eventsPath}
        image={roomImage}
        noindex={cancelToken !== null}
      />
      <h1 className={styles.heading}>Events</h1>
      {cancelToken && <BookingPlace token={cancelToken} />}
      <Loaded of={events} skeleton={<EventSkeleton />}>
        {(all) => (
          <EventProgramme
            events={all}
            room={<RoomPicture className={styles.room} sizes="(min-width: 60rem) 55rem, 140vw" priority />}
          />
        )}
      </Loaded>
    </div>
  );
}
