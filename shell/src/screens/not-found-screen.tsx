import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { MessagePage } from '@gallery/shared/ui/page/message-page';
import { PageMeta } from '@gallery/shared/ui/page/page-meta';

export function NotFoundScreen() {
  return (
    <>
      <PageMeta title="Page not found" description="There is no page at this address." noindex />
      <MessagePage
        title="Page not found"
        message="There is nothing at this address. It may have moved, or it is not open yet."
      >
        <ButtonLink to="/">Back to the gallery</ButtonLink>
        <ButtonLink to="/?category=sculpture" kind="secondary">
          See the sculptures
        </ButtonLink>
      </MessagePage>
    </>
  );
}
