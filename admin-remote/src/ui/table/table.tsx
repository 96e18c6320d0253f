import { Empty } from '@gallery/shared/ui/loading/empty';
import type { ReactNode } from 'react';
import type { Column } from './column';
import styles from './table.module.css';
import { TableHead } from './table-head';
import { TableRow } from './table-row';

type TableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  sorted?: string;
  empty?: string;
  emptyAction?: ReactNode;
};

export function Table<Row extends { _id: string }>(props: TableProps<Row>) {
  const { caption, columns, rows, sorted, empty, emptyAction } = props;
  if (rows.length === 0 && empty) {
    return (
      <Empty message={empty} small>
        {emptyAction}
      </Empty>
    );
  }
  return (
    <div className={styles.frame}>
      <table className={styles.table} {...roles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <TableHead columns={columns} sorted={sorted} />
        <tbody {...roles.group}>
          {rows.map((row, position) => (
            <TableRow key={row._id} row={row} position={position} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Sets explicit roles, because some browsers drop the elements' own roles when the layout changes. */
const roles = { table: { role: 'table' }, group: { role: 'rowgroup' } };
