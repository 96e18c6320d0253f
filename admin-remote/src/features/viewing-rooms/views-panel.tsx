import {
  roomLimits,
  type ViewingRoomRecord,
  visitorsOfNetwork,
} from '@gallery/shared/contract/viewing-rooms/viewing-room';
import { Panel, PanelBody } from '../../ui/page/panel';
import type { Column } from '../../ui/table/column';
import { Table } from '../../ui/table/table';
import { durationText, viewsText } from './room-text';
import styles from './viewing-rooms.module.css';

type Look = { _id: string; name: string; visitors: number; seconds: number };

export function ViewsPanel({ record: { room, artworks, looks } }: { record: ViewingRoomRecord }) {
  const names = new Map(artworks.map((work) => [work._id, work.name_of_artwork]));
  const rows = looks.flatMap(({ artwork_id: _id, ...look }) => {
    const name = names.get(_id);
    return name ? [{ _id, name, ...look }] : [];
  });
  return (
    <Panel heading="Viewing activity">
      <PanelBody>
        <p>{viewsText(room)}</p>
        <p className={styles.hint}>
          Counted for this room only, and the page says so. Your own visits do not count, nor do more than{' '}
          {visitorsOfNetwork} new visitors a day from one network.
        </p>
        {room.visitors >= roomLimits.visitors && (
          <p className={styles.hint}>
            The room has {roomLimits.visitors.toLocaleString('en')} visitors, the most possible. The figures
            leave out older ones.
          </p>
        )}
      </PanelBody>
      {rows.length > 0 && <Table rows={rows} columns={columns} caption="Viewing activity" empty="" />}
    </Panel>
  );
}

const columns: Column<Look>[] = [
  { header: 'Work', long: true, cell: ({ name }) => name, place: 'first' },
  { header: 'Visitors', numeric: true, cell: ({ visitors }) => visitors, place: 'second' },
  {
    header: 'On the screen',
    numeric: true,
    cell: ({ seconds }) => durationText(seconds),
    place: 'first-end',
  },
];
