import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { listedArtistColumns, listedArtistOf } from '../artists/artist-list';
import { pictureOf, pictures } from '../media/picture.table';
import { artworks } from './artwork.table';
import { claimOf, type WorkInAuction } from './availability/works-in-auction';
import { type EditionNow, editionOf } from './edition-of';

export const listedColumns = {
  work: {
    id: artworks.id,
    name: artworks.name,
    type: artworks.type,
    price: artworks.price,
    priceOnRequest: artworks.priceOnRequest,
    imgUrl: artworks.imgUrl,
    pictureFailed: artworks.pictureFailed,
    visual_description: artworks.visual_description,
    year: artworks.year,
    height_cm: artworks.height_cm,
    width_cm: artworks.width_cm,
    depth_cm: artworks.depth_cm,
    availability: artworks.availability,
    heldUntil: artworks.heldUntil,
    createdAt: artworks.createdAt,
    editionId: artworks.editionId,
    editionNumber: artworks.editionNumber,
    editionSize: artworks.editionSize,
  },
  artist: listedArtistColumns,
  picture: pictures,
};

export type ListedRow = {
  work: Pick<typeof artworks.$inferSelect, keyof typeof listedColumns.work>;
  artist: Parameters<typeof listedArtistOf>[0] | null;
  picture: typeof pictures.$inferSelect | null;
  inAuction?: WorkInAuction | null;
  edition?: EditionNow | null;
};

export function listedArtworkOf({
  work,
  artist,
  picture,
  inAuction = null,
  edition,
}: ListedRow): ListedArtwork {
  return {
    _id: work.id,
    name_of_artwork: work.name,
    type_of_artwork: work.type,
    img_url: work.imgUrl,
    picture: picture && pictureOf(picture),
    picture_failed: (work.pictureFailed && !picture) || undefined,
    visual_description: work.visual_description,
    year: work.year,
    height_cm: work.height_cm ?? undefined,
    width_cm: work.width_cm ?? undefined,
    depth_cm: work.depth_cm ?? undefined,
    artist_id: artist && listedArtistOf(artist),
    held_until: work.heldUntil?.toISOString() ?? null,
    edition: editionOf(work, edition),
    ...claimOf(work, inAuction),
  };
}
