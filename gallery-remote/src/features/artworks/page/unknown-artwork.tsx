import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { MessagePage } from '@gallery/shared/ui/page/message-page';
import { PageMeta } from '@gallery/shared/ui/page/page-meta';

/** The page of a work that does not exist, or no longer. */
export function UnknownArtwork() {
  return (
    <>
      <PageMeta title="Artwork not found" description="This artwork is not in the gallery." noindex />
      <MessagePage
        title="Artwork not found"
        message="There is no work at this address. It may have left the gallery, or the address may be mistyped."
      >
        <ButtonLink to="/">See the gallery</ButtonLink>
      </MessagePage>
    </>
  );
}
