import { editionText } from '@gallery/shared/contract/catalogue/edition';
import type { WorkRow as Work } from '@gallery/shared/contract/collection/works-list';
import { artistName } from '@gallery/shared/domain/names';
import { editArtworkPath } from '@gallery/shared/paths/admin-paths';
import { Link } from '@gallery/shared/router';
import { ArtworkPicture } from '@gallery/shared/ui/artwork/artwork-picture';
import type { ComponentProps } from 'react';
import { Box } from '../../../../ui/selection/box';
import { FailedPicture } from '../../list/failed-picture';
import type { useColumns } from '../works-columns';
import styles from '../works-table.module.css';
import { PriceCell } from './price-cell';
import type { PriceEdit } from './use-price-edit';

type WorkRowProps = Omit<ComponentProps<'tr'>, 'onSelect'> & {
  row: Work;
  columns: ReturnType<typeof useColumns>['shown'];
  selected: boolean;
  onSelect: () => void;
  prices: PriceEdit;
  next: string | undefined;
};

export function WorkRow({ row, columns, selected, onSelect, prices, next, ...props }: WorkRowProps) {
  const { _id, name_of_artwork: name, edition } = row;
  return (
    <tr {...roles.row} {...props} className={selected ? styles.picked : undefined}>
      <td {...roles.cell} className={styles.pick}>
        <Box label={`Select ${name}`} checked={selected} onChange={onSelect} />
      </td>
      <td {...roles.cell} className={styles.work}>
        <span className={styles.thumb}>
          <ArtworkPicture work={row} sizes="2.5rem" />
        </span>
        <span className={styles.names}>
          <Link to={editArtworkPath(_id)} className={styles.name}>
            {name}
          </Link>
          <span className={styles.artist}>{artistName(row.artist_id)}</span>
          {edition && <span className={styles.artist}>{editionText(edition)}</span>}
          <FailedPicture work={row} />
        </span>
      </td>
      {columns.map((column) => (
        <td key={column.name} {...roles.cell} className={styles[column.name]}>
          {column.cell ? column.cell(row) : <PriceCell row={row} prices={prices} next={next} />}
        </td>
      ))}
    </tr>
  );
}

/** The rows are flexible boxes, which lose the roles of a table in some browsers. */
const roles = { row: { role: 'row' }, cell: { role: 'cell' } };
