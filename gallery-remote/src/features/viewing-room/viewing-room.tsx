import { brand } from '@gallery/shared/brand';
import { type ShownRoomAnswer, viewingRoomPaths } from '@gallery/shared/contract/viewing-rooms/viewing-room';
import { formatTime } from '@gallery/shared/domain/clock';
import { formatDate } from '@gallery/shared/domain/time';
import { useGalleryFacts } from '@gallery/shared/query/gallery-facts';
import { PageMeta } from '@gallery/shared/ui/page/page-meta';
import { PhoneNumber } from '@gallery/shared/ui/phone-number';
import { RoomWork } from './room-work';
import { useCountViews } from './use-count-views';
import styles from './viewing-room.module.css';

export function ViewingRoom({ room }: { room: ShownRoomAnswer }) {
  const { token, title, recipient, note, closes_at, show_prices, artworks } = room;
  const list = useCountViews(token);
  const { phone } = useGalleryFacts();
  return (
    <div className="page">
      <PageMeta title={title} description="A private viewing room." noindex />
      <header className={styles.head}>
        <div>
          <p className={styles.for}>
            {recipient && <b>For {recipient}</b>}{' '}
            <span>
              {recipient ? 'open' : 'Open'} until {formatDate(closes_at)}, {formatTime(closes_at)}
            </span>
          </p>
          <h1 className={styles.title}>{title}</h1>
        </div>
        <div className={styles.note}>
          {note && <p className={styles.text}>{note}</p>}
          <p className={styles.by}>
            {brand.name}
            <br />
            <PhoneNumber>{phone}</PhoneNumber>
          </p>
          <p>
            <a className="link" href={`/api${viewingRoomPaths.catalogue(token)}`} download>
              Download as PDF
            </a>
          </p>
        </div>
      </header>
      {artworks.length === 0 && <p className={styles.by}>All works of this room have left the gallery.</p>}
      <ol ref={list} className={styles.works}>
        {artworks.map((work, place) => (
          <RoomWork
            key={work._id}
            work={work}
            count={artworks.length}
            place={place + 1}
            showsPrices={show_prices}
          />
        ))}
      </ol>
      <p className={styles.counts}>
        Only people with the link can see this page. We count how often it is opened and how long each work is
        on the screen, and keep no names.
      </p>
    </div>
  );
}
