import { createEventPath } from '@gallery/shared/paths/admin-paths';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { EventTable } from '../../features/events/event-table';
import { AdminPage } from '../../features/layout/admin-page';

export function EventsScreen() {
  return (
    <AdminPage title="Events" tools={<ButtonLink to={createEventPath}>Create event</ButtonLink>}>
      <EventTable />
    </AdminPage>
  );
}
