import type { SoldBand } from '@gallery/shared/contract/figures/figures.schema';
import { FigurePanel } from '../parts/figure-panel';
import type { Period } from '../period';
import { bandName, sayBands } from '../sayings';
import { SumBars } from './sum-bars';
import { sumColumns } from './sum-columns';

export function BandsFigure({ bands, period }: { bands: SoldBand[]; period: Period }) {
  const rows = bands.map((band) => {
    const name = bandName(bands, band.from);
    return { ...band, _id: name, name: `${name.slice(0, 1).toUpperCase()}${name.slice(1)}` };
  });
  return (
    <FigurePanel
      figure="bands"
      period={period}
      heading="By price"
      says={sayBands(bands)}
      columns={sumColumns('Price')}
      rows={rows}
    >
      <SumBars rows={rows} />
    </FigurePanel>
  );
}
