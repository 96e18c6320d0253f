import type { ReactNode } from 'react';
import { Empty } from '../loading/empty';
import styles from './table.module.css';
import { TableHead } from './table-head';
import { TableRow } from './table-row';

export type Column<Row> = {
  /** The words of its head; also its key. */
  head: string;
  /** What stands in it; `position` counts the rows of the page from 0. */
  cell: (row: Row, position: number) => ReactNode;
  /** Words of any length, which wrap; what else stands in a row stays on its line. */
  long?: boolean;
  /** Numbers stand at the right, under each other. */
  numeric?: boolean;
  /** Where the row leads: the cell is its link, stretched over the row. One column of a table. */
  link?: (row: Row) => string;
  /** The orders that its head leads through, the first press to the first; `value` is the address's `sort`. */
  sorts?: readonly { value: string; direction: 'ascending' | 'descending' }[];
  /** Where it stands under 48 rem, where a row has two lines and a foot. Without a place it is not shown there. */
  place?: 'first' | 'first-end' | 'second' | 'second-end' | 'foot' | 'foot-end';
};

type TableProps<Row> = {
  /** What the table is of, for those who listen. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Which `sort` is in force. */
  sorted?: string;
  /** Said where there is no row. */
  empty?: string;
  /** Stands under that sentence: the way on. */
  emptyAction?: ReactNode;
};

/** A table whose rows become two lines each on a phone; it belongs into a `Panel`. */
export function Table<Row extends { _id: string }>(props: TableProps<Row>) {
  const { caption, columns, rows, sorted, empty, emptyAction } = props;
  if (rows.length === 0 && empty) {
    return (
      <Empty sentence={empty} small>
        {emptyAction}
      </Empty>
    );
  }
  return (
    <table className={styles.table} {...roles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <TableHead columns={columns} sorted={sorted} />
      <tbody {...roles.group}>
        {rows.map((row, position) => (
          <TableRow key={row._id} row={row} position={position} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}

/** Said aloud, because a phone's layout takes the elements' own roles away in some browsers. */
const roles = { table: { role: 'table' }, group: { role: 'rowgroup' } };
