import type { AuctionLot, AuctionRecord } from '@gallery/shared/contract/auction-setup/auction-setup';
import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { thumbnailUrl } from '@gallery/shared/contract/catalogue/pictures/picture';
import { formatTime } from '@gallery/shared/domain/clock';
import { artistName } from '@gallery/shared/domain/names';
import { Price } from '@gallery/shared/ui/artwork/price';
import { Button } from '@gallery/shared/ui/controls/button';
import { Grip, useReorderRow } from '@gallery/shared/ui/reorder/grip';
import { Changes } from '../../../ui/access/access';
import { endAt } from '../facts/facts-form';
import styles from './lots.module.css';

type LotRowProps = {
  lot: AuctionLot;
  auction: AuctionRecord;
  /** False after bidding has opened. */
  canMove: boolean;
  isEdited: boolean;
  onEdit: (id: string | null) => void;
};

export function LotRow({ lot, auction, canMove, isEdited, onEdit }: LotRowProps) {
  const { artwork, number } = lot;
  const name = artwork.name_of_artwork;
  const row = useReorderRow(lot._id);
  const { place, count, isLifted } = row;
  const end = endAt(lot, auction, place);
  const classes = [isLifted && styles.isLifted, isEdited && styles.isEdited].filter(Boolean).join(' ');
  return (
    <tr ref={row.ref} className={classes}>
      <td className={styles.pick}>
        <Changes ability="trade">
          {canMove && (
            <Grip
              row={row}
              label={
                isLifted
                  ? `${name}: lifted, place ${place} of ${count}`
                  : `Move ${name}, place ${place} of ${count}`
              }
            />
          )}
        </Changes>
      </td>
      <td className={styles.number}>
        <strong>{place}</strong>
        {place !== number && <span className={styles.hint}>was {number}</span>}
      </td>
      <td className={styles.workCell}>
        <span className={styles.work}>
          <Thumbnail work={artwork} />
          <span>
            <span className={styles.title}>{name}</span>
            <span className={styles.artist}>{artistName(artwork.artist_id)}</span>
            <span className={styles.onPhone}>
              Lot {place}
              {place !== number && `, was ${number}`} · ends {formatTime(end)}
            </span>
          </span>
        </span>
      </td>
      <td data-label="Estimate">
        <Estimate low={lot.estimate_low} high={lot.estimate_high} />
      </td>
      <td data-label="Start">
        <Price amount={lot.start} />
      </td>
      <td data-label="Reserve">{lot.reserve > 0 ? <Price amount={lot.reserve} /> : 'No reserve'}</td>
      <td className={styles.end}>
        {formatTime(end)}
        {end !== lot.closes_at && <span className={styles.hint}>was {formatTime(lot.closes_at)}</span>}
        {lot.own_end && <span className={styles.hint}>own end</span>}
      </td>
      <td className={styles.act}>
        <Changes ability="trade">
          <Button
            kind="quiet"
            aria-expanded={isEdited}
            aria-label={`${isEdited ? 'Close' : 'Edit'} ${name}`}
            onClick={() => onEdit(isEdited ? null : lot._id)}
          >
            {isEdited ? 'Close' : 'Edit'}
          </Button>
        </Changes>
      </td>
    </tr>
  );
}

function Estimate({ low, high }: { low: number | null; high: number | null }) {
  if (low === null && high === null) return 'None';
  return (
    <>
      <Amount of={low} /> – <Amount of={high} />
    </>
  );
}

function Amount({ of }: { of: number | null }) {
  return of === null ? 'not given' : <Price amount={of} />;
}

/** Has an empty `alt`, because the name of the work is beside it. */
export function Thumbnail({ work }: { work: ListedArtwork }) {
  const { picture } = work;
  return (
    <span className={styles.mat}>
      <img src={thumbnailUrl(work)} alt="" loading="lazy" width={picture?.width} height={picture?.height} />
    </span>
  );
}
