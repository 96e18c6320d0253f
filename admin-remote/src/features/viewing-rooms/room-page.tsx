import type { ViewingRoomRecord } from '@gallery/shared/contract/viewing-rooms/viewing-room';
import { Button } from '@gallery/shared/ui/controls/button';
import { useState } from 'react';
import { TwoColumns } from '../../ui/page/two-columns';
import { LinkPanel } from './link-panel';
import { RoomForm } from './room-form';
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
