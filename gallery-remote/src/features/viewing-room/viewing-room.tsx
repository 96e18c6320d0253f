import { brand } from '@gallery/shared/brand';
import { type ShownRoomAnswer, viewingRoomPaths } from '@gallery/shared/contract/viewing-rooms/viewing-room';
import { formatTime } from '@gallery/shared/domain/clock';
import { formatDate } from '@gallery/shared/domain/time';
import { useGalleryFacts } from '@gallery/shared/query/gallery-facts';
import { hasOwnPrice } from '@gallery/shared/ui/artwork/availability';
import { PageMeta } from '@gallery/shared/ui/page/page-meta';
import { PhoneLink } from '@gallery/shared/ui/phone-number';
import { useRef, useState } from 'react';
import { RoomReply } from './reply/room-reply';
import { RoomFooter } from './room-footer';
import { RoomWork } from './room-work';
import { useCountViews } from './use-count-views';
import styles from './viewing-room.module.css';

export function ViewingRoom({ room }: { room: ShownRoomAnswer }) {
  const { token, title, recipient, show_prices, artworks } = room;
  const list = useCountViews(token);
  const reply = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);

  function askAbout(id: string) {
    setChosen([...chosen.filter((one) => one !== id), id]);
    reply.current?.scrollIntoView();
    reply.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <PageMeta title={title} description="A private viewing room." noindex />
      <div className="page">
        <RoomHead room={room} />
        {artworks.length === 0 && (
          <p className={styles.none}>All works of this room have left the gallery.</p>
        )}
        <ol ref={list} className={styles.works}>
          {artworks.map((work, place) => (
            <RoomWork
              key={work._id}
              work={work}
              count={artworks.length}
              place={place + 1}
              showsPrices={show_prices}
              onAsk={askAbout}
            />
          ))}
        </ol>
      </div>
      <RoomReply
        part={reply}
        title={title}
        recipient={recipient}
        works={artworks.filter(hasOwnPrice)}
        chosen={chosen}
        onChoose={setChosen}
      />
      <RoomFooter />
    </>
  );
}

function RoomHead({ room }: { room: ShownRoomAnswer }) {
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
