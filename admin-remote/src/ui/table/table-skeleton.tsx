import { Spinner } from '@gallery/shared/ui/controls/spinner';
import type { Column } from './column';
import styles from './table.module.css';
import { TableHead } from './table-head';
import { TableRow } from './table-row';
import skeleton from './table-skeleton.module.css';

export function TableSkeleton<Row>({
  columns,
  rows = 8,
}: {
  columns: readonly Column<Row>[];
  rows?: number;
}) {
  const blocks = columns.map(({ header, numeric, place }) => ({ header, numeric, place, cell: Block }));
  return (
    <div className={skeleton.loading}>
      <table className={styles.table} aria-hidden="true">
        <TableHead columns={blocks} />
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same
            <TableRow key={row} row={undefined} position={row} columns={blocks} />
          ))}
        </tbody>
      </table>
      <span className={skeleton.spinner}>
        <Spinner />
      </span>
    </div>
  );
}

const Block = () => <span className={styles.block} />;
