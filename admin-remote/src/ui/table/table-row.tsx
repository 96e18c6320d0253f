import { Link } from '@gallery/shared/router';
import type { ComponentProps } from 'react';
import type { Column } from './column';
import nameStyles from './column-name.module.css';
import styles from './table.module.css';

type TableRowProps<Row> = {
  row: Row;
  position: number;
  columns: readonly Column<Row>[];
} & ComponentProps<'tr'>;

export function TableRow<Row>({ row, position, columns, ...props }: TableRowProps<Row>) {
  return (
    <tr {...roles.row} {...props}>
      {columns.map((column) => (
        <td key={column.header} {...roles.cell} className={classesOf(column)}>
          {column.named && <span className={nameStyles.name}>{column.header}: </span>}
          {column.link ? (
            <Link to={column.link(row)} className={styles.link}>
              {column.cell(row, position)}
            </Link>
          ) : (
            column.cell(row, position)
          )}
        </td>
      ))}
    </tr>
  );
}

function classesOf<Row>({ numeric, long, wraps, link, place }: Column<Row>): string {
  const classes = [
    styles[place ?? 'wide'],
    numeric && styles.numeric,
    long && styles.long,
    wraps && styles.wraps,
    link && styles.name,
  ];
  return classes.filter(Boolean).join(' ');
}

const roles = { row: { role: 'row' }, cell: { role: 'cell' } };
