import { createViewingRoomPath } from '@gallery/shared/paths/admin-paths';
import { AdminPage } from '../../features/layout/admin-page';
import { RoomTable } from '../../features/viewing-rooms/room-table';
import { PageButton } from '../../ui/access/page-button';

export function ViewingRoomsScreen() {
  const create = <PageButton to={createViewingRoomPath}>Create viewing room</PageButton>;
  return (
    <AdminPage title="Viewing rooms" tools={create}>
      <RoomTable />
    </AdminPage>
  );
}
