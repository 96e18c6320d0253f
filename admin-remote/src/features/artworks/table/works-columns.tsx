import { tagsText } from '@gallery/shared/contract/catalogue/tags';
import type { WorkRow } from '@gallery/shared/contract/collection/works-list';
import { groupDigits } from '@gallery/shared/domain/money';
import { formatDay } from '@gallery/shared/domain/time';
import { useSearchParams } from '@gallery/shared/router';
import { Availability } from '@gallery/shared/ui/artwork/availability';
import type { ReactNode } from 'react';
import type { Column } from '../../../ui/table/column';

export type ColumnName =
  | 'type'
  | 'year'
  | 'price'
  | 'status'
  | 'framed'
  | 'offers'
  | 'tags'
  | 'views'
  | 'added'
  | 'updated';
type WorkColumn = Pick<Column<WorkRow>, 'header' | 'sorts'> & {
  name: ColumnName;
  /** The price has a cell of its own, which staff can edit. */
  cell?: (row: WorkRow) => ReactNode;
};

const framedTexts: Record<string, string> = { true: 'Yes', false: 'No' };

export const workColumns: readonly WorkColumn[] = [
  {
    name: 'type',
    header: 'Type',
    sorts: [{ value: 'type', direction: 'ascending' }],
    cell: (row) => row.type_of_artwork,
  },
  { name: 'year', header: 'Year', sorts: bothWays('year'), cell: (row) => row.year ?? '' },
  { name: 'price', header: 'Price', sorts: bothWays('price') },
  {
    name: 'status',
    header: 'Status',
    cell: (row) =>
      row.availability === 'available' ? 'Available' : <Availability of={{ ...row, lot: null }} />,
  },
  { name: 'framed', header: 'Framed', cell: ({ framed }) => framedTexts[String(framed)] },
  { name: 'offers', header: 'Offers', cell: (row) => (row.open_to_offers ? 'Open' : 'Closed') },
  { name: 'tags', header: 'Tags', cell: ({ tags }) => tagsText(tags ?? []) },
  {
    name: 'views',
    header: 'Views, 30 days',
    sorts: [{ value: 'views-down', direction: 'descending' }],
    cell: ({ views }) => views !== undefined && groupDigits(views),
  },
  {
    name: 'added',
    header: 'Added',
    sorts: [
      { value: 'newest', direction: 'descending' },
      { value: 'oldest', direction: 'ascending' },
    ],
    cell: (row) => formatDay(row.added_at),
  },
  {
    name: 'updated',
    header: 'Updated',
    sorts: bothWays('updated'),
    cell: ({ updated_at: at }) => at && dayOf(at),
  },
];

const usual = 'type.year.price.status.views.updated';

/** The address keeps the chosen columns, such as `columns=price.status`. */
export function useColumns() {
  const [query, setQuery] = useSearchParams();
  const chosen = new Set((query.get('columns') ?? usual).split('.'));
  const shown = workColumns.filter(({ name }) => chosen.has(name));

  function toggle(name: ColumnName) {
    if (!chosen.delete(name)) chosen.add(name);
    const names = workColumns.map((column) => column.name).filter((column) => chosen.has(column));
    const next = new URLSearchParams(query);
    if (names.join('.') === usual) next.delete('columns');
    else next.set('columns', names.join('.') || 'none');
    setQuery(next, { replace: true });
  }

  return { shown, toggle };
}

/** The present day by its name. */
function dayOf(at: string): string {
  const day = formatDay(at);
  return day === formatDay(new Date().toISOString()) ? 'today' : day;
}

function bothWays(name: 'price' | 'year' | 'updated') {
  return [
    { value: `${name}-down`, direction: 'descending' as const },
    { value: `${name}-up`, direction: 'ascending' as const },
  ];
}
