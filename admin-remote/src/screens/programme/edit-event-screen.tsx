import type { GalleryEvent } from '@gallery/shared/contract/programme/event.schema';
import { adminEventsPath } from '@gallery/shared/paths/admin-paths';
import { useQuery } from '@gallery/shared/query';
import { useAction } from '@gallery/shared/query/use-action';
import { useNavigate, useParams } from '@gallery/shared/router';
import { Button } from '@gallery/shared/ui/controls/button';
import { Confirm } from '@gallery/shared/ui/controls/confirm';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { type ReactNode, useState } from 'react';
import { BookingsPanel } from '../../features/events/bookings-panel';
import { adminEventQueries } from '../../features/events/event.queries';
import { EventForm } from '../../features/events/form/event-form';
import { AfterEvent } from '../../features/events/guests/after-event';
import { removeEvent } from '../../features/events/guests/guests.queries';
import { AdminPage } from '../../features/layout/admin-page';
import { PictureField } from '../../features/uploads/picture-field';
import { useMay } from '../../ui/access/access';
import { UnknownRecord } from '../../ui/page/unknown-record';
import { queryKeys } from '../../ui/query-keys';
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

/** Asks first, because the guests get an email. */
function RemoveEvent({ event: { _id, title, passed } }: { event: GalleryEvent }) {
  const may = useMay('programme');
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const removal = useAction({
    mutationFn: () => removeEvent(_id),
    invalidates: [queryKeys.public.events, [...queryKeys.adminEvents, 'list']],
    done: () => navigate(adminEventsPath),
  });
  if (!may) return null;
  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        Remove event
      </Button>
      {isAsking && (
        <Confirm
          question={`Remove ${title}?`}
          confirm="Remove event"
          busy={removal.isPending}
          onConfirm={() => removal.mutate()}
          onCancel={() => setAsking(false)}
        >
          <p>
            {passed
              ? 'The event and its bookings disappear. Nobody gets an email, because the event has passed.'
              : 'The event and its bookings disappear. Everybody who booked or waits gets an email that it is canceled.'}
          </p>
        </Confirm>
      )}
    </>
  );
}
