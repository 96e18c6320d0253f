import { useQuery } from '@gallery/shared/query';
import { useLocation } from '@gallery/shared/router';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { RoomForm } from './room-form';
import { viewingRoomQueries } from './viewing-room.queries';

/** The works list puts the ids of selected works into the state of the page, and a person's page the name. */
export function NewRoom() {
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
