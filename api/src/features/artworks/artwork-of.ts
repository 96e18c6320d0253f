import type { Artwork } from '@gallery/shared/contract/catalogue/artwork';
import type { artists } from '../artists/artist.table';
import type { pictures } from '../media/picture.table';
import { pictureOf } from '../media/picture-address';
import type { artworks } from './artwork.table';

export type ArtworkRow = {
  work: typeof artworks.$inferSelect;
  artist: typeof artists.$inferSelect | null;
  picture: typeof pictures.$inferSelect | null;
};

/** A work in the field names of the contract. */
export function artworkOf({ work, artist, picture }: ArtworkRow): Artwork {
  return {
    _id: work.id,
    name_of_artwork: work.name,
    type_of_artwork: work.type,
    price: work.price,
    description: work.description,
    img_url: work.imgUrl,
    picture: picture && pictureOf(picture),
    artist_id: artist && artistOf(artist),
    availability: work.availability,
    held_until: work.heldUntil?.toISOString() ?? null,
    version: work.version,
    year: work.year,
    materials: work.materials,
    height_cm: work.heightCm,
    width_cm: work.widthCm,
    depth_cm: work.depthCm,
    framed: work.framed,
    signed: work.signed,
    condition: work.condition,
    visual_description: work.visualDescription,
  };
}

function artistOf({ id, firstname, lastname, statement }: NonNullable<ArtworkRow['artist']>) {
  return { _id: id, firstname, lastname, artist_statement: statement };
}
