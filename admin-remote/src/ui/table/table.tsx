import { Empty } from '@gallery/shared/ui/loading/empty';
import { Fragment, type ReactNode } from 'react';
import type { Column } from './column';
import styles from './table.module.css';
import { TableHead } from './table-head';
import { TableRow } from './table-row';
import { RowGap, useRowWindow } from './window/row-window';

type TableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  sorted?: string;
  empty?: string;
  emptyAction?: ReactNode;
  /** Keeps the widths of the columns while other rows come into view. */
  steady?: boolean;
};

export function Table<Row extends { _id: string }>(props: TableProps<Row>) {
  const { caption, columns, rows, sorted, empty, emptyAction, steady } = props;
  const list = useRowWindow({ name: caption, rows, rowHeight: 47 });
  if (rows.length === 0 && empty) {
    return (
      <Empty message={empty} small>
        {emptyAction}
      </Empty>
    );
  }
  return (
    <div className={styles.frame}>
      <table
        className={steady ? `${styles.table} ${styles.steady}` : styles.table}
        {...roles.table}
        aria-rowcount={list.isLong ? rows.length + 1 : undefined}
      >
        <caption className={styles.caption}>{caption}</caption>
        <TableHead columns={columns} sorted={sorted} />
        <tbody {...roles.group} {...list.body}>
          {list.shown.map(({ position, gap }) => {
            const row = rows[position];
            return (
              row && (
                <Fragment key={row._id}>
                  <RowGap height={gap} />
                  <TableRow row={row} position={position} columns={columns} {...list.rowProps(position)} />
                </Fragment>
              )
            );
          })}
          <RowGap height={list.gapAfter} />
        </tbody>
      </table>
    </div>
  );
}

/** Sets explicit roles, because some browsers drop the elements' own roles when the layout changes. */
const roles = { table: { role: 'table' }, group: { role: 'rowgroup' } };
