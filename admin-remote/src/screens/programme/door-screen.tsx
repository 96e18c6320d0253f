import { dayOf, hoursOf } from '@gallery/shared/format/event-times';
import { adminEventsPath, editEventPath } from '@gallery/shared/paths/admin-paths';
import { useQuery } from '@gallery/shared/query';
import { Link, useParams } from '@gallery/shared/router';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { doorQueries } from '../../features/events/door/door.queries';
import { DoorView } from '../../features/events/door/door-view';
import { readGuestsCsv } from '../../features/events/guests/guests.queries';
import { AdminPage } from '../../features/layout/admin-page';
import { UnknownRecord } from '../../ui/page/unknown-record';
import { CsvDownload } from '../../ui/table/csv-download';

export function DoorScreen() {
  const { id = '' } = useParams();
  const list = useQuery(doorQueries.list(id));
  const { event } = list.data ?? {};
  const tools = (
    <>
      <CsvDownload
        ability="programme"
        fileName="guests.csv"
        message="The guest list is saved."
        read={() => readGuestsCsv(id)}
        label="Export guest list"
      />
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
