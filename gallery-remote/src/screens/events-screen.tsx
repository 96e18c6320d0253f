import { brand } from '@gallery/shared/brand';
import { useQuery } from '@gallery/shared/query';
import { Loaded } from '@gallery/shared/ui/loaded';
import { PageMeta } from '@gallery/shared/ui/page-meta';
import { BookingCancel } from '../features/events/booking-cancel';
import { eventQueries } from '../features/events/event.queries';
import { EventProgramme } from '../features/events/event-programme';
import { EventSkeleton } from '../features/events/event-skeleton';
import { useCancelToken } from '../features/events/use-cancel-token';
import { RoomPicture, roomImage } from '../features/landing/room-picture';
import styles from './screen.module.css';

export function EventsScreen() {
  const events = useQuery(eventQueries.all());
  const cancelToken = useCancelToken();
  return (
    <div className="page">
      <PageMeta
        title="Events"
        description={`Exhibitions and evenings at ${brand.name}, ${brand.address}. Book a place online.`}
        path="/event-booking"
        image={roomImage}
        noindex={cancelToken !== null}
      />
      <h1 className={styles.heading}>Events</h1>
      {cancelToken && <BookingCancel token={cancelToken} />}
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
