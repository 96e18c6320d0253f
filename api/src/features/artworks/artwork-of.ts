import type { Artwork } from '@gallery/shared/contract/catalogue/artwork';
import type { artists } from '../artists/artist.table';
import type { pictures } from '../media/picture.table';
import type { artworks } from './artwork.table';
import type { WorkInAuction } from './availability/works-in-auction';
import { factsOf } from './fact-columns';
import { listedArtworkOf } from './listed-artwork';

export type ArtworkRow = {
  work: typeof artworks.$inferSelect;
  artist: typeof artists.$inferSelect | null;
  picture: typeof pictures.$inferSelect | null;
  inAuction?: WorkInAuction | null;
};

export function artworkOf(row: ArtworkRow): Artwork {
  const { work, artist } = row;
  return {
    ...listedArtworkOf(row),
    description: work.description,
    artist_id: artist && artistOf(artist),
    version: work.version,
    ...factsOf(work),
  };
}

function artistOf({ id, firstname, lastname, statement }: NonNullable<ArtworkRow['artist']>) {
  return { _id: id, firstname, lastname, artist_statement: statement };
}
