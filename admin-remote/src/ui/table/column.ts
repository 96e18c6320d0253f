import type { ReactNode } from 'react';

export type Column<Row> = {
  header: string;
  cell: (row: Row, position: number) => ReactNode;
  long?: boolean;
  /** Its few words may take two lines. */
  wraps?: boolean;
  numeric?: boolean;
  /** The cell is a link, stretched over the row. One column of a table. */
  link?: (row: Row) => string;
  /** Each press on the header takes the next; `value` is the address's `sort`. */
  sorts?: readonly { value: string; direction: 'ascending' | 'descending' }[];
  /** Under 48 rem, where a row has two lines, a foot and what stands below it in full width; without a place it is hidden there. */
  place?: 'first' | 'first-end' | 'second' | 'second-end' | 'foot' | 'foot-end' | 'last';
};
