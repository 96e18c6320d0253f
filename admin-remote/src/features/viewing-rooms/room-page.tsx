import type { ViewingRoom, ViewingRoomRecord } from '@gallery/shared/contract/viewing-rooms/viewing-room';
import { Button } from '@gallery/shared/ui/controls/button';
import { full, StatusDot, struck } from '@gallery/shared/ui/status-dot';
import { useState } from 'react';
import { TwoColumns } from '../../ui/page/two-columns';
import { LinkPanel } from './link-panel';
import { RoomForm } from './room-form';
import { stateText } from './room-text';
import styles from './viewing-rooms.module.css';
import { ViewsPanel } from './views-panel';

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
