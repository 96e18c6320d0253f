import { brand } from '@gallery/shared/brand';
import { artworksPath } from '@gallery/shared/paths/gallery-paths';
import { useGalleryFacts } from '@gallery/shared/query/gallery-facts';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { MessagePage } from '@gallery/shared/ui/page/message-page';
import { PageMeta } from '@gallery/shared/ui/page/page-meta';

/** A room that ended or whose link is turned off looks like one that never existed. */
export function ClosedRoom() {
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
