import type { ViewingRoomRecord } from '@gallery/shared/contract/viewing-rooms/viewing-room';
import { LinkPanel } from './link-panel';
import { RoomForm } from './room-form';
import styles from './viewing-rooms.module.css';
import { ViewsPanel } from './views-panel';

export function RoomPage({ record }: { record: ViewingRoomRecord }) {
  return (
    <div className={styles.page}>
      <RoomForm record={record} />
      <div className={styles.column}>
        <LinkPanel room={record.room} />
        <ViewsPanel record={record} />
      </div>
    </div>
  );
}
