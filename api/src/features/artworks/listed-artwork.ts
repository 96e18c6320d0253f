import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { listedArtistColumns, listedArtistOf } from '../artists/artist-list';
import { pictures } from '../media/picture.table';
import { pictureOf } from '../media/picture-address';
import { artworks } from './artwork.table';
import { claimOf, type WorkInAuction } from './availability/works-in-auction';

export const listedColumns = {
  work: {
    id: artworks.id,
    name: artworks.name,
    type: artworks.type,
    price: artworks.price,
    priceOnRequest: artworks.priceOnRequest,
    imgUrl: artworks.imgUrl,
    visual_description: artworks.visual_description,
    year: artworks.year,
    availability: artworks.availability,
    heldUntil: artworks.heldUntil,
    createdAt: artworks.createdAt,
  },
  artist: listedArtistColumns,
  picture: pictures,
};

export type ListedRow = {
  work: Pick<typeof artworks.$inferSelect, keyof typeof listedColumns.work>;
  artist: Parameters<typeof listedArtistOf>[0] | null;
  picture: typeof pictures.$inferSelect | null;
  inAuction?: WorkInAuction | null;
};

export function listedArtworkOf({ work, artist, picture, inAuction = null }: ListedRow): ListedArtwork {
  return {
    _id: work.id,
    name_of_artwork: work.name,
    type_of_artwork: work.type,
    img_url: work.imgUrl,
    picture: picture && pictureOf(picture),
    visual_description: work.visual_description,
    year: work.year,
    artist_id: artist && listedArtistOf(artist),
    held_until: work.heldUntil?.toISOString() ?? null,
    ...claimOf(work, inAuction),
  };
}
