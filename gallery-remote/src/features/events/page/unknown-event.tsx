import { eventsPath } from '@gallery/shared/paths/gallery-paths';
import { NotFoundPage } from '../../../ui/not-found-page';

export function UnknownEvent() {
  return (
    <NotFoundPage
      title="Event not found"
      description="This event is not in the programme."
      message="There is no event at this address. It may have been taken off the programme, or the address may be mistyped."
      link={{ to: eventsPath, label: 'See all events' }}
    />
  );
}
