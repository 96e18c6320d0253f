import { useParams } from '@gallery/shared/router';
import { EditEvent } from '../../features/events/form/edit-event';
import { EventForm } from '../../features/events/form/event-form';
import { AdminPage } from '../../features/layout/admin-page';
import { PictureField } from '../../features/uploads/picture-field';

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
