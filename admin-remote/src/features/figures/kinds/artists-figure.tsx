import type { SoldArtist } from '@gallery/shared/contract/figures/figures.schema';
import { formatShortNaira } from '../../../ui/figures/sales-format';
import { Bars } from '../parts/bars';
import { FigurePanel } from '../parts/figure-panel';
import type { Period } from '../period';
import { sayArtists } from '../sayings';
import { sumColumns } from './sum-columns';

/** The plot has the best artists, the table has all. */
export function ArtistsFigure({ artists, period }: { artists: SoldArtist[]; period: Period }) {
  const rows = artists.map((artist) => ({ ...artist, _id: artist.name }));
  const bars = rows.slice(0, maxBars).map(({ _id, name, amount }) => ({
    _id,
    name,
    value: amount,
    text: formatShortNaira(amount),
  }));
  return (
    <FigurePanel
      figure="artists"
      period={period}
      heading="By artist"
      says={sayArtists(artists)}
      columns={sumColumns('Artist')}
      rows={rows}
    >
      <Bars rows={bars} />
    </FigurePanel>
  );
}

const maxBars = 12;
