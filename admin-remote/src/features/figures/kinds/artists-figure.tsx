import type { SoldArtist } from '@gallery/shared/contract/figures/figures.schema';
import { FigurePanel } from '../parts/figure-panel';
import type { Period } from '../period';
import { sayArtists } from '../sayings';
import { SumBars } from './sum-bars';
import { sumColumns } from './sum-columns';

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
