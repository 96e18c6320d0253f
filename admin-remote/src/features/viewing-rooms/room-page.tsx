import {
  roomLimits,
  type ViewingRoom,
  type ViewingRoomRecord,
  visitorsOfNetwork,
} from '@gallery/shared/contract/viewing-rooms/viewing-room';
import { Button } from '@gallery/shared/ui/controls/button';
import { full, StatusDot, struck } from '@gallery/shared/ui/status-dot';
import { useState } from 'react';
import { Panel, PanelBody, TwoColumns } from '../../ui/page/panel';
import type { Column } from '../../ui/table/column';
import { Table } from '../../ui/table/table';
import { LinkPanel } from './link-panel';
import { RoomForm } from './room-form';
import { stateText, viewingTimeText, viewsText } from './room-text';
import styles from './viewing-rooms.module.css';

export function RoomPage({ record }: { record: ViewingRoomRecord }) {
  const [opened, open] = useState(record);
  const [version, setVersion] = useState(record.room.version);

  function loadNewest() {
    open(record);
    setVersion(record.room.version);
  }

  return (
    <TwoColumns
      main={
        <>
          {record.room.version > version && (
            <div className={styles.changed} role="alert">
              <p>Somebody else changed this room meanwhile. Load their changes, then make yours again.</p>
              <Button kind="secondary" onClick={loadNewest}>
                Load their changes
              </Button>
            </div>
          )}
          <RoomForm key={opened.room.version} record={opened} version={version} onSaved={setVersion} />
        </>
      }
      side={
        <>
          <LinkPanel room={record.room} />
          <ViewsPanel record={record} />
        </>
      }
    />
  );
}

export function RoomState({ of }: { of: ViewingRoom }) {
  const text = stateText(of);
  return (
    <span className={styles.state}>
      <StatusDot shape={text === 'Open' ? full : struck} className={styles.dot} />
      {text}
    </span>
  );
}

type Look = { _id: string; name: string; visitors: number; seconds: number };

function ViewsPanel({ record: { room, artworks, looks } }: { record: ViewingRoomRecord }) {
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
    cell: ({ seconds }) => viewingTimeText(seconds),
    place: 'first-end',
  },
];
