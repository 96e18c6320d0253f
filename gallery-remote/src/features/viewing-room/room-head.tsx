import { brand } from '@gallery/shared/brand';
import { type ShownRoomAnswer, viewingRoomPaths } from '@gallery/shared/contract/viewing-rooms/viewing-room';
import { formatTime } from '@gallery/shared/domain/clock';
import { formatDate } from '@gallery/shared/domain/time';
import { useGalleryFacts } from '@gallery/shared/query/gallery-facts';
import { PhoneLink } from '@gallery/shared/ui/phone-number';
import styles from './room-head.module.css';

export function RoomHead({ room }: { room: ShownRoomAnswer }) {
  const { token, title, recipient, note, closes_at } = room;
  const { phone } = useGalleryFacts();
  return (
    <>
      <p className={styles.for}>
        {recipient && <b className={styles.person}>For {recipient}</b>}{' '}
        <span>
          {recipient ? 'open' : 'Open'} until {formatDate(closes_at)}, {formatTime(closes_at)}
        </span>
      </p>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.note}>
          {note && <p className={styles.text}>{note}</p>}
          <p className={styles.by}>
            {brand.name}
            <br />
            <PhoneLink>{phone}</PhoneLink>
          </p>
          <p className={styles.by}>
            <a className="link" href={`/api${viewingRoomPaths.catalogue(token)}`} download>
              Download as PDF
            </a>
          </p>
        </div>
      </header>
    </>
  );
}
