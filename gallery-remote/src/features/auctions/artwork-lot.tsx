import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import type { LotsAnswer } from '@gallery/shared/contract/programme/lot';
import { formatDateTime } from '@gallery/shared/format/dates';
import { useQuery } from '@gallery/shared/query';
import { Link } from '@gallery/shared/router';
import styles from './artwork-lot.module.css';
import { lotQueries } from './lot.queries';
import { lotAnchor } from './lot-anchor';

export function ArtworkLot({ work }: { work: ListedArtwork }) {
  const answer = useQuery(lotQueries.ofArtwork(work._id)).data;
  const lot = answer && openLotOf(answer);
  if (!lot || work.availability === 'sold') return null;
  const opensLater = Date.parse(answer.now) < Date.parse(lot.opens_at);
  return (
    <p className={styles.lot}>
      This work is in the auction:{' '}
      <Link className="link" to={`/auction-bidding#${lotAnchor(lot)}`}>
        Lot {lot.number}
      </Link>
      , which{' '}
      {opensLater ? `opens on ${formatDateTime(lot.opens_at)}` : `closes on ${formatDateTime(lot.closes_at)}`}
      .
    </p>
  );
}

function openLotOf({ lots, now }: LotsAnswer) {
  return lots.find(({ closes_at }) => Date.parse(now) < Date.parse(closes_at));
}
