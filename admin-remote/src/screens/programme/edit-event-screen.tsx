import type { GalleryEvent } from '@gallery/shared/contract/programme/event.schema';
import { adminEventsPath } from '@gallery/shared/paths/admin-paths';
import { useQuery } from '@gallery/shared/query';
import { useParams } from '@gallery/shared/router';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import type { ReactNode } from 'react';
import { BookingsPanel } from '../../features/events/bookings-panel';
import { adminEventQueries } from '../../features/events/event.queries';
import { EventForm } from '../../features/events/form/event-form';
import { AfterEvent } from '../../features/events/guests/after-event';
import { RemoveEvent } from '../../features/events/guests/remove-event';
import { AdminPage } from '../../features/layout/admin-page';
import { PictureField } from '../../features/uploads/picture-field';
import { UnknownRecord } from '../../ui/page/unknown-record';
import styles from './edit-event-screen.module.css';

export function EditEventScreen() {
  const { id } = useParams();
  return (
    <AdminPage title={id ? 'Edit event' : 'Create event'}>
      {id ? (
        <EditEvent
          key={id}
          id={id}
          picture={({ visual_description }) => (
            <PictureField alt={visual_description ?? ''} label={pictureLabel} />
          )}
        />
      ) : (
        <EventForm key="new" picture={<PictureField label={pictureLabel} />} />
      )}
    </AdminPage>
  );
}

const pictureLabel = 'Upload Event Image';

type EditEventProps = { id: string; picture: (event: GalleryEvent) => ReactNode };

function EditEvent({ id, picture }: EditEventProps) {
  return (
    <Loaded of={useQuery(adminEventQueries.one(id))} skeleton={<EventSkeleton />}>
      {(answer) =>
        answer ? (
          <>
            <EventForm event={answer.event} picture={picture(answer.event)} />
            {answer.event.passed && <AfterEvent event={id} />}
            <BookingsPanel event={answer.event} />
            <div>
              <RemoveEvent event={answer.event} />
            </div>
          </>
        ) : (
          <UnknownRecord sentence="No event here" back="Back to the events" to={adminEventsPath} />
        )
      }
    </Loaded>
  );
}

function EventSkeleton() {
  return <LoadingArea className={styles.form} />;
}
