import type { ReactNode } from 'react';

export type Column<Row> = {
  header: string;
  cell: (row: Row, position: number) => ReactNode;
  long?: boolean;
  /** The header's words may take two lines. */
  wraps?: boolean;
  numeric?: boolean;
  /** Below 48 rem, where headers are hidden, the header stands before the value. */
  named?: boolean;
  /** The column's share of a table that scrolls: 7, 14, or 17%. The other columns share the rest. */
  share?: 'narrow' | 'medium' | 'broad';
  /** Returns the link of the cell, which stretches over the row. Only one column of a table may have it. */
  link?: (row: Row) => string;
  /** Each press on the header selects the next one. `value` is the `sort` parameter of the address. */
  sorts?: readonly { value: string; direction: 'ascending' | 'descending' }[];
  /** The position of the cell below 48 rem, where a row has two lines and a foot. Without it, the cell is hidden. */
  place?: 'first' | 'first-end' | 'second' | 'second-end' | 'foot' | 'foot-end' | 'last';
};
