import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { EventTable } from '../../features/events/event-table';
import { OfficePage } from '../../features/layout/admin-page';

export function EventsScreen() {
  return (
    <OfficePage title="Events" tools={<ButtonLink to="/admin/create-event">Create event</ButtonLink>}>
      <EventTable />
    </OfficePage>
  );
}
