import type { Lot } from '@gallery/shared/contract/auctions/auction';
import { artistName } from '@gallery/shared/domain/names';
import { lotPath } from '@gallery/shared/paths/gallery-paths';
import { Link } from '@gallery/shared/router';
import { ArtworkPicture } from '@gallery/shared/ui/artwork/artwork-picture';
import { Price } from '@gallery/shared/ui/artwork/price';
import { full, StatusDot, struck } from '@gallery/shared/ui/status-dot';
import styles from './ended-lots.module.css';

export function EndedLots({ lots }: { lots: Lot[] }) {
  return (
    <ul className={styles.lots}>
      {lots.map((lot) => (
        <li key={lot._id}>
          <EndedLot lot={lot} />
        </li>
      ))}
    </ul>
  );
}

function EndedLot({ lot }: { lot: Lot }) {
  const { artwork_id: work } = lot;
  return (
    <Link className={styles.lot} to={lotPath(lot._id)} aria-labelledby={lot._id}>
      <span className={styles.frame}>
        <ArtworkPicture work={work} sizes={sizes} />
      </span>
      <span id={lot._id} className={styles.label}>
        <span className={styles.number}>Lot {lot.number}</span>{' '}
        <span className={styles.title}>{work.name_of_artwork}</span>{' '}
        <span className={styles.artist}>{artistName(work.artist_id)}</span>{' '}
        <span className={styles.result}>
          <StatusDot
            shape={lot.state === 'sold' ? full : struck}
            className={lot.state === 'sold' ? styles.sold : styles.dot}
          />
          <Result lot={lot} />
        </span>
      </span>
    </Link>
  );
}

function Result({ lot: { state, price } }: { lot: Lot }) {
  if (state !== 'sold') return state === 'passed' ? 'Passed' : 'Withdrawn';
  return (
    <span>
      Sold <Price amount={price} />
    </span>
  );
}

const sizes = '(min-width: 60rem) 14rem, 40vw';
