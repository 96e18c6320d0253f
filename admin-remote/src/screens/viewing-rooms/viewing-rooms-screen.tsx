import type { ViewingRoom } from '@gallery/shared/contract/viewing-rooms/viewing-room';
import { formatDay } from '@gallery/shared/domain/time';
import { createViewingRoomPath, editViewingRoomPath } from '@gallery/shared/paths/admin-paths';
import { useQuery } from '@gallery/shared/query';
import { AdminPage } from '../../features/layout/admin-page';
import { openedText, stateText } from '../../features/viewing-rooms/room-text';
import { viewingRoomQueries } from '../../features/viewing-rooms/viewing-room.queries';
import { PageButton } from '../../ui/access/access';
import type { Column } from '../../ui/table/column';
import { TablePanel } from '../../ui/table/table-panel';

export function ViewingRoomsScreen() {
  const create = <PageButton to={createViewingRoomPath}>Create viewing room</PageButton>;
  return (
    <AdminPage title="Viewing rooms" tools={create}>
      <RoomTable />
    </AdminPage>
  );
}

function RoomTable() {
  return (
    <TablePanel
      of={useQuery(viewingRoomQueries.list)}
      rows={({ rooms }) => rooms}
      columns={columns}
      caption="Viewing rooms"
      empty="No viewing rooms yet"
      emptyAction={<PageButton to={createViewingRoomPath}>Create viewing room</PageButton>}
    />
  );
}

const columns: Column<ViewingRoom>[] = [
  {
    header: 'Title',
    long: true,
    cell: ({ title }) => title,
    link: ({ _id }) => editViewingRoomPath(_id),
    place: 'first',
  },
  { header: 'For', long: true, cell: ({ recipient }) => recipient, place: 'second' },
  { header: 'Works', numeric: true, cell: ({ works }) => works },
  { header: 'State', cell: stateText, place: 'first-end' },
  {
    header: 'Until',
    cell: ({ closes_at }) => <time dateTime={closes_at}>{formatDay(closes_at)}</time>,
    place: 'second-end',
  },
  { header: 'Views', cell: ({ opened }) => openedText(opened), place: 'foot' },
  { header: 'Looked longest at', long: true, cell: ({ longest }) => longest ?? '', place: 'foot-end' },
];
