import type { Artwork } from '@gallery/shared/contract/catalogue/artwork';
import type { artists } from '../artists/artist.table';
import { listedArtistOf } from '../artists/artist-list';
import type { pictures } from '../media/picture.table';
import type { artworks } from './artwork.table';
import type { WorkInAuction } from './availability/works-in-auction';
import type { EditionNow } from './edition-of';
import { factsOf } from './fact-columns';
import { listedArtworkOf } from './listed-artwork';

export type ArtworkRow = {
  work: typeof artworks.$inferSelect;
  artist: typeof artists.$inferSelect | null;
  picture: typeof pictures.$inferSelect | null;
  inAuction?: WorkInAuction | null;
  edition?: EditionNow | null;
};

export function artworkOf(row: ArtworkRow): Artwork {
  const { work, artist } = row;
  return {
    ...listedArtworkOf(row),
    description: work.description,
    artist_id: artist && artistOf(artist),
    version: work.version,
    open_to_offers: work.openToOffers,
    ...factsOf(work),
  };
}

function artistOf({ statement, ...artist }: NonNullable<ArtworkRow['artist']>) {
  return { ...listedArtistOf(artist), artist_statement: statement };
}
