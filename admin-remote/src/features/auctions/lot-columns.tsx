import type { Lot } from '@gallery/shared/contract/programme/lot';
import { artistName } from '@gallery/shared/format/artist-name';
import { formatDay, formatTime } from '@gallery/shared/format/dates';
import { Price } from '@gallery/shared/ui/artwork/price';
import { Button } from '@gallery/shared/ui/controls/button';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import type { Column } from '../../ui/table/column';
import styles from './lot-columns.module.css';
import { LotPicture } from './lot-picture';
import { lotState } from './lot-state';

/** `now` is the server's time. */
export function lotColumns(now: string, onRemove: (lot: Lot) => void): Column<Lot>[] {
  return [
    { header: 'Lot', cell: ({ number }) => number },
    {
      header: 'Artwork',
      long: true,
      cell: ({ number, artwork }) => (
        <span className={styles.work}>
          <LotPicture work={artwork} />
          <span>
            <span className={styles.number}>Lot {number}: </span>
            {artwork.name_of_artwork}
            <span className={styles.artist}>{artistName(artwork.artist_id)}</span>
          </span>
        </span>
      ),
      link: ({ _id }) => `/admin/edit-lot/${_id}`,
      place: 'first',
    },
    {
      header: 'Starting price',
      cell: ({ starting_price }) => <Price amount={starting_price} />,
      numeric: true,
      place: 'first-end',
    },
    { header: 'Opens', cell: ({ opens_at }) => <DateTime at={opens_at} /> },
    { header: 'Closes', cell: ({ closes_at }) => <DateTime at={closes_at} /> },
    {
      header: 'State',
      cell: (lot) => (
        <>
          {lotState(lot, now)}
          <span className={styles.times}>
            <br />
            <DateTime at={lot.opens_at} /> to <DateTime at={lot.closes_at} />
          </span>
        </>
      ),
      place: 'second',
    },
    {
      header: 'Actions',
      cell: (lot) => (
        <span className={styles.remove}>
          <Button kind="quiet" onClick={() => onRemove(lot)}>
            Remove<VisuallyHidden> lot {lot.number}</VisuallyHidden>
          </Button>
        </span>
      ),
      place: 'second-end',
    },
  ];
}

function DateTime({ at }: { at: string }) {
  return (
    <time dateTime={at} className={styles.dateTime}>
      {formatDay(at)}, {formatTime(at)}
    </time>
  );
}
