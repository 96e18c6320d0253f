import type { FiguresAnswer } from '@gallery/shared/contract/figures/figures.schema';
import { Bars } from '../parts/bars';
import { FigurePanel } from '../parts/figure-panel';
import type { Period } from '../period';
import { saySteps } from '../sayings';

type StepsFigureProps = { steps: FiguresAnswer['steps']; period: Period };

/** The table has the sums, the CSV has the steps of each work. */
export function StepsFigure({ steps, period }: StepsFigureProps) {
  const { views, enquiries, sales } = steps;
  const rows = [
    { _id: 'views', name: 'Views of artworks', value: views, of: '' },
    { _id: 'enquiries', name: 'Enquiries', value: enquiries, of: shareText(enquiries, views) },
    { _id: 'sales', name: 'Sales', value: sales, of: shareText(sales, views) },
  ];
  const bars = rows.map(({ of, ...row }) => ({ ...row, text: row.value.toLocaleString('en') }));
  return (
    <FigurePanel
      figure="steps"
      period={period}
      heading="From view to sale"
      says={saySteps(steps)}
      columns={[
        { header: 'Step', cell: ({ name }) => name, place: 'first' },
        {
          header: 'Number',
          cell: ({ value }) => value.toLocaleString('en'),
          place: 'first-end',
          numeric: true,
        },
        { header: 'Of all views', cell: ({ of }) => of, place: 'second-end', numeric: true },
      ]}
      rows={rows}
    >
      <Bars rows={bars} />
    </FigurePanel>
  );
}

function shareText(count: number, views: number): string {
  return views === 0 ? '–' : `${((100 * count) / views).toLocaleString('en', { maximumFractionDigits: 1 })}%`;
}
