import type { SoldType } from '@gallery/shared/contract/figures/figures.schema';
import { FigurePanel } from '../parts/figure-panel';
import { type Period, todayInLagos } from '../period';
import { TypesPlot } from '../plots/types-plot';
import { sayTypes } from '../sayings';
import { sumColumns } from './sum-columns';

export function TypesFigure({ types, period }: { types: SoldType[]; period: Period }) {
  return (
    <FigurePanel
      figure="types"
      period={period}
      heading="By type"
      says={sayTypes(types)}
      columns={sumColumns('Type')}
      rows={types.map((type) => ({ ...type, _id: type.type, name: type.type }))}
    >
      <TypesPlot types={types} isCurrent={period.to >= todayInLagos()} />
    </FigurePanel>
  );
}
