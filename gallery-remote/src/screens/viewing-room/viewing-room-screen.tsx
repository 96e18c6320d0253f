import { brand } from '@gallery/shared/brand';
import { artworksPath } from '@gallery/shared/paths/gallery-paths';
import { useQuery } from '@gallery/shared/query';
import { useGalleryFacts } from '@gallery/shared/query/gallery-facts';
import { useParams } from '@gallery/shared/router';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { MessagePage } from '@gallery/shared/ui/page/message-page';
import { PageMeta } from '@gallery/shared/ui/page/page-meta';
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

/** A room that ended or whose link is turned off looks like one that never existed. */
function ClosedRoom() {
  const { phone } = useGalleryFacts();
  const message = `This viewing room is closed. Ask us for a new link: ${phone} or ${brand.email}.`;
  return (
    <>
      <PageMeta title="Viewing room" description={message} noindex />
      <MessagePage title="Viewing room" message={message}>
        <ButtonLink to={artworksPath}>See the artworks</ButtonLink>
      </MessagePage>
    </>
  );
}
