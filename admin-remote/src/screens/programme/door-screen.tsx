import { dayOf, hoursOf } from '@gallery/shared/format/event-times';
import { adminEventsPath, editEventPath } from '@gallery/shared/paths/admin-paths';
import { useQuery } from '@gallery/shared/query';
import { Link, useParams } from '@gallery/shared/router';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { doorQueries } from '../../features/events/door/door.queries';
import { DoorView } from '../../features/events/door/door-view';
import { GuestListExport } from '../../features/events/guests/guest-list-export';
import { AdminPage } from '../../features/layout/admin-page';
import { UnknownRecord } from '../../ui/page/unknown-record';

export function DoorScreen() {
  const { id = '' } = useParams();
  const list = useQuery(doorQueries.list(id));
  const { event } = list.data ?? {};
  const tools = (
    <>
      <GuestListExport event={id} />
      <Link className="link" to={editEventPath(id)}>
        Close check-in
      </Link>
    </>
  );
  return (
    <AdminPage
      title={event?.title ?? 'Door'}
      of={id}
      aside={event && `${dayOf(event)}, ${hoursOf(event)}, ${event.place}`}
      tools={tools}
    >
      <Loaded of={list} skeleton={<Spinner />}>
        {(known) =>
          known ? (
            <DoorView key={id} event={id} known={known} />
          ) : (
            <UnknownRecord sentence="No event here" back="Back to the events" to={adminEventsPath} />
          )
        }
      </Loaded>
    </AdminPage>
  );
}
