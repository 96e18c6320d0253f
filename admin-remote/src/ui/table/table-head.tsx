import { Link, useSearchParams } from '@gallery/shared/router';
import type { Column } from './column';
import styles from './table.module.css';

type TableHeadProps<Row> = { columns: readonly Column<Row>[]; sorted?: string };

export function TableHead<Row>({ columns, sorted }: TableHeadProps<Row>) {
  return (
    <thead {...roles.group}>
      <tr {...roles.row}>
        {columns.map((column) => (
          <th
            key={column.header}
            {...roles.header}
            scope="col"
            className={classesOf(column)}
            aria-sort={directionOf(column, sorted)}
          >
            {column.sorts ? <SortLink column={column} sorted={sorted} /> : column.header}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function classesOf<Row>({ numeric, share }: Column<Row>): string | undefined {
  return [numeric && styles.numeric, share && styles[share]].filter(Boolean).join(' ') || undefined;
}

type Sorted = Pick<Column<never>, 'header' | 'sorts'>;

/** Each press selects the next order of the column. */
export function SortLink({ column: { header, sorts = [] }, sorted }: { column: Sorted; sorted?: string }) {
  const [query] = useSearchParams();
  const at = sorts.findIndex(({ value }) => value === sorted);
  const next = new URLSearchParams(query);
  next.set('sort', sorts[(at + 1) % sorts.length]?.value ?? '');
  next.delete('cursor');
  return (
    <Link to={`?${next}`} replace className={styles.sort}>
      {header}
      <svg className={styles.arrow} viewBox="0 0 10 12" aria-hidden="true">
        {sorts[at] && <path d={sorts[at].direction === 'ascending' ? up : down} />}
      </svg>
    </Link>
  );
}

export function directionOf({ sorts }: Sorted, sorted: string | undefined) {
  return sorts && (sorts.find(({ value }) => value === sorted)?.direction ?? 'none');
}

const up = 'M5 10.5v-9M1.5 5 5 1.5 8.5 5';
const down = 'M5 1.5v9M1.5 7 5 10.5 8.5 7';
const roles = { group: { role: 'rowgroup' }, row: { role: 'row' }, header: { role: 'columnheader' } };
