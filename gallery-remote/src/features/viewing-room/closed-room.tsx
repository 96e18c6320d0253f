import { brand } from '@gallery/shared/brand';
import { artworksPath } from '@gallery/shared/paths/gallery-paths';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { MessagePage } from '@gallery/shared/ui/page/message-page';
import { PageMeta } from '@gallery/shared/ui/page/page-meta';

/** A room that ended or whose link is turned off looks like one that never existed. */
export function ClosedRoom() {
  const message = `This viewing room is closed. Ask us for a new link: ${brand.phone} or ${brand.email}.`;
  return (
    <>
      <PageMeta title="Viewing room" description={message} noindex />
      <MessagePage title="Viewing room" message={message}>
        <ButtonLink to={artworksPath}>See the artworks</ButtonLink>
      </MessagePage>
    </>
  );
}
