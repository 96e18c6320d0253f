import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { EventTable } from '../../features/events/event-table';
import { AdminPage } from '../../features/layout/admin-page';

export function EventsScreen() {
  return (
    <AdminPage title="Events" tools={<ButtonLink to="/admin/create-event">Create event</ButtonLink>}>
      <EventTable />
    </AdminPage>
  );
}
