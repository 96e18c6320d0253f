import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { MessagePage } from '@gallery/shared/ui/page/message-page';
import { PageMeta } from '@gallery/shared/ui/page/page-meta';

/** The page of an event that does not exist, or no longer. */
export function UnknownEvent() {
  return (
    <>
      <PageMeta title="Event not found" description="This event is not in the programme." noindex />
      <MessagePage
        title="Event not found"
        message="There is no event at this address. It may have been taken off the programme, or the address may be mistyped."
      >
        <ButtonLink to="/event-booking">See all events</ButtonLink>
      </MessagePage>
    </>
  );
}
