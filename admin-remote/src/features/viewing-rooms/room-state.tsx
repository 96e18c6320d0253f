import type { ViewingRoom } from '@gallery/shared/contract/viewing-rooms/viewing-room';
import { full, StatusDot, struck } from '@gallery/shared/ui/status-dot';
import { stateText } from './room-text';
import styles from './viewing-rooms.module.css';

export function RoomState({ of }: { of: ViewingRoom }) {
  const text = stateText(of);
  return (
    <span className={styles.state}>
      <StatusDot shape={text === 'Open' ? full : struck} className={styles.dot} />
      {text}
    </span>
  );
}
