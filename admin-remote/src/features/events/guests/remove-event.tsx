import type { GalleryEvent } from '@gallery/shared/contract/programme/event.schema';
import { adminEventsPath } from '@gallery/shared/paths/admin-paths';
import { useAction } from '@gallery/shared/query/use-action';
import { useNavigate } from '@gallery/shared/router';
import { Button } from '@gallery/shared/ui/controls/button';
import { Confirm } from '@gallery/shared/ui/controls/confirm';
import { useState } from 'react';
import { useMay } from '../../../ui/access/access';
import { queryKeys } from '../../../ui/query-keys';
import { removeEvent } from './guests.queries';

/** Asks first, because the guests get an email. */
export function RemoveEvent({ event: { _id, title, passed } }: { event: GalleryEvent }) {
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
