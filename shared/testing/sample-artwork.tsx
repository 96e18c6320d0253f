import type { ArtistRecord } from '../contract/catalogue/artists/artist';
import type { Artwork, ListedArtwork } from '../contract/catalogue/artwork';
import { unknownFacts } from '../contract/catalogue/artwork-facts.schema';

export function sampleArtwork(changes: Partial<Artwork> = {}): Artwork {
  return {
    _id: 'work-1',
    name_of_artwork: 'Agwọlagwọ',
    type_of_artwork: 'Painting',
    price: 1_850_000,
    description: 'A single loaded brush.\nOne breath.',
    img_url: '/v0/coil.jpg',
    picture: {
      base: '/v0/coil',
      width: 1600,
      height: 1200,
      widths: [320, 480, 768, 1280],
      placeholder: 'data:image/png;base64,AAAA',
    },
    artist_id: {
      _id: 'artist-1',
      firstname: 'Ngọzi',
      lastname: 'Eze',
      slug: 'ngozi-eze',
      artist_statement: 'I learned to draw from women who never signed anything.',
    },
    ...unknownFacts,
    year: 2023,
    materials: 'Oil on linen',
    height_cm: 90,
    width_cm: 120,
    framed: true,
    signed: false,
    condition: 'Excellent',
    visual_description: 'A black coil on raw linen',
    availability: 'available',
    held_until: null,
    lot: null,
    open_to_offers: false,
    version: 1,
    ...changes,
  };
}

/** Returns the work as lists answer it. */
export function listed(work: Artwork): ListedArtwork {
  const { name_of_artwork, type_of_artwork, price, img_url, picture, visual_description, year } = work;
  const { _id, artist_id: artist, availability, held_until, lot } = work;
  const { height_cm, width_cm, depth_cm } = work;
  return {
    _id,
    name_of_artwork,
    type_of_artwork,
    price,
    img_url,
    picture,
    visual_description,
    year,
    height_cm,
    width_cm,
    depth_cm,
    artist_id: artist && listedArtistOf(artist),
    availability,
    held_until,
    lot,
  };
}

function listedArtistOf({ artist_statement: _, ...artist }: NonNullable<Artwork['artist_id']>) {
  return artist;
}

export function sampleArtist(changes: Partial<ArtistRecord> = {}): ArtistRecord {
  return {
    _id: 'artist-1',
    firstname: 'Ngọzi',
    lastname: 'Eze',
    email: 'ngozi.eze@example.com',
    mobile: '+234 803 555 0101',
    artist_statement: 'I learned to draw from women who never signed anything.',
    artist_bio: 'Born in Nsukka.',
    slug: 'ngozi-eze',
    exhibitions: [{ year: 2024, title: 'After the Rains', place: 'Uli Gallery, Lagos' }],
    version: 1,
    ...changes,
  };
}
