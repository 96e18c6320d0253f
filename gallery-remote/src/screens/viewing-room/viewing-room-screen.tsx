import { useQuery } from '@gallery/shared/query';
import { useParams } from '@gallery/shared/router';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { ClosedRoom } from '../../features/viewing-room/closed-room';
import { ViewingRoom } from '../../features/viewing-room/viewing-room';
import { viewingRoomQuery } from '../../queries/viewing-room.queries';

export function ViewingRoomScreen() {
  const { id = '' } = useParams();
  const room = useQuery(viewingRoomQuery(id));
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      <Loaded of={room} skeleton={<LoadingArea className="page" />} wholePage>
        {(found) => (found ? <ViewingRoom room={found} /> : <ClosedRoom />)}
      </Loaded>
    </>
  );
}
