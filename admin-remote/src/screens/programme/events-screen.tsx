import { createEventPath } from '@gallery/shared/paths/admin-paths';
import { EventTable } from '../../features/events/event-table';
import { AdminPage } from '../../features/layout/admin-page';
import { PageButton } from '../../ui/access/access';

export function EventsScreen() {
  return (
    <AdminPage title="Events" tools={<PageButton to={createEventPath}>Create event</PageButton>}>
      <EventTable />
    </AdminPage>
  );
}
