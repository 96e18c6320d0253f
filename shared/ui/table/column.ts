import type { ReactNode } from 'react';

export type Column<Row> = {
  /** Also its key. */
  head: string;
  /** What stands in it; `position` counts the rows of the page from 0. */
  cell: (row: Row, position: number) => ReactNode;
  /** Words of any length, which wrap; what else stands in a row stays on its line. */
  long?: boolean;
  numeric?: boolean;
  /** Where the row leads: the cell is its link, stretched over the row. One column of a table. */
  link?: (row: Row) => string;
  /** The orders that its head leads through, the first press to the first; `value` is the address's `sort`. */
  sorts?: readonly { value: string; direction: 'ascending' | 'descending' }[];
  /** Where it stands under 48 rem, where a row has two lines and a foot. Without a place it is not shown there. */
  place?: 'first' | 'first-end' | 'second' | 'second-end' | 'foot' | 'foot-end';
};
