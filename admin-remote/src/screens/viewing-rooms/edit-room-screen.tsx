import { viewingRoomsPath } from '@gallery/shared/paths/admin-paths';
import { useQuery } from '@gallery/shared/query';
import { Link, useLocation, useParams } from '@gallery/shared/router';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { AdminPage } from '../../features/layout/admin-page';
import { RoomForm } from '../../features/viewing-rooms/room-form';
import { RoomPage, RoomState } from '../../features/viewing-rooms/room-page';
import { viewingRoomQueries } from '../../features/viewing-rooms/viewing-room.queries';
import { UnknownRecord } from '../../ui/page/unknown-record';

export function EditRoomScreen() {
  const { id } = useParams();
  if (id) return <OneRoom id={id} />;
  return (
    <AdminPage title="Create viewing room" of="new">
      <NewRoom />
    </AdminPage>
  );
}

function OneRoom({ id }: { id: string }) {
  const record = useQuery(viewingRoomQueries.one(id));
  const room = record.data?.room;
  const back = (
    <Link className="link" to={viewingRoomsPath}>
      All viewing rooms
    </Link>
  );
  return (
    <AdminPage
      title={room?.title ?? 'Viewing room'}
      of={id}
      aside={room && <RoomState of={room} />}
      tools={back}
    >
      <Loaded of={record} skeleton={<Spinner />}>
        {(found) =>
          found ? (
            <RoomPage key={id} record={found} />
          ) : (
            <UnknownRecord
              sentence="No viewing room here"
              back="Back to the viewing rooms"
              to={viewingRoomsPath}
            />
          )
        }
      </Loaded>
    </AdminPage>
  );
}

/** The works list puts the ids of selected works into the state of the page, and a person's page the name. */
function NewRoom() {
  const { works = [], recipient } = Object(useLocation().state) as Given;
  return works.length === 0 ? <RoomForm key="new" recipient={recipient} /> : <RoomOf works={works} />;
}

type Given = { works?: readonly string[]; recipient?: string };

function RoomOf({ works }: { works: readonly string[] }) {
  const chosen = useQuery(viewingRoomQueries.chosen(works));
  return (
    <Loaded of={chosen} skeleton={<Spinner />}>
      {({ artworks }) => <RoomForm key="new" works={artworks} />}
    </Loaded>
  );
}
