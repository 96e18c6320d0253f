import type { SoldArtist, SoldBand, SoldType } from '@gallery/shared/contract/figures/figures.schema';
import { countOf } from '@gallery/shared/domain/count-of';
import { Price } from '@gallery/shared/ui/artwork/price';
import { formatShortNaira } from '../../../ui/figures/sales-format';
import type { Column } from '../../../ui/table/column';
import { Bars } from '../parts/bars';
import { FigurePanel } from '../parts/figure-panel';
import { type Period, todayInLagos } from '../period';
import { TypesPlot } from '../plots/types-plot';
import { bandName, sayArtists, sayBands, sayTypes } from '../sayings';

/** The plot has the best artists, the table has all. */
export function ArtistsFigure({ artists, period }: { artists: SoldArtist[]; period: Period }) {
  const rows = artists.map((artist) => ({ ...artist, _id: artist.name }));
  return (
    <FigurePanel
      figure="artists"
      period={period}
      heading="By artist"
      says={sayArtists(artists)}
      columns={sumColumns('Artist')}
      rows={rows}
    >
      <SumBars rows={rows.slice(0, maxBars)} />
    </FigurePanel>
  );
}

const maxBars = 12;

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

type Row = { _id: string; name: string; amount: number; works: number };

/** The columns of a table that divides sales. `header` names what divides them. */
function sumColumns(header: string): Column<Row>[] {
  return [
    { header, cell: ({ name }) => name, place: 'first', long: true },
    { header: 'Sold', cell: ({ amount }) => <Price amount={amount} />, place: 'first-end', numeric: true },
    { header: 'Works', cell: ({ works }) => countOf(works, 'work'), place: 'second', numeric: true },
  ];
}

type SumBarsProps = {
  /** `amount` is in whole naira. */
  rows: readonly { _id: string; name: string; amount: number }[];
};

function SumBars({ rows }: SumBarsProps) {
  const bars = rows.map(({ _id, name, amount }) => ({
    _id,
    name,
    value: amount,
    text: formatShortNaira(amount),
  }));
  return <Bars rows={bars} />;
}
