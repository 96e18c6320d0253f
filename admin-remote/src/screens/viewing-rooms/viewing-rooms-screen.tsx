import { createViewingRoomPath } from '@gallery/shared/paths/admin-paths';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { AdminPage } from '../../features/layout/admin-page';
import { RoomTable } from '../../features/viewing-rooms/room-table';

export function ViewingRoomsScreen() {
  const create = <ButtonLink to={createViewingRoomPath}>Create viewing room</ButtonLink>;
  return (
    <AdminPage title="Viewing rooms" tools={create}>
      <RoomTable />
    </AdminPage>
  );
}
