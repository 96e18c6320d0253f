import { Price } from '@gallery/shared/ui/artwork/price';
import type { Column } from '../../../ui/table/column';
import { worksText } from '../sayings';

type Row = { _id: string; name: string; amount: number; works: number };

/** The columns of a table that divides sales. `header` names what divides them. */
export function sumColumns(header: string): Column<Row>[] {
  return [
    { header, cell: ({ name }) => name, place: 'first', long: true },
    { header: 'Sold', cell: ({ amount }) => <Price amount={amount} />, place: 'first-end', numeric: true },
    { header: 'Works', cell: ({ works }) => worksText(works), place: 'second', numeric: true },
  ];
}
