import { brand } from '@gallery/shared/brand';
import type { Artwork } from '@gallery/shared/contract/catalogue/artwork';
import { artistName } from '@gallery/shared/format/artist-name';
import { usePublicUrl } from '@gallery/shared/host';
import { lotPath } from '@gallery/shared/paths/gallery-paths';
import { JsonLd } from '../../../ui/json-ld';

type ArtworkJsonLdProps = { work: Artwork; path: string; image: string };

export function ArtworkJsonLd({ work, path, image }: ArtworkJsonLdProps) {
  const publicUrl = usePublicUrl();
  const data = {
    '@type': 'VisualArtwork',
    name: work.name_of_artwork,
    description: work.description,
    url: publicUrl + path,
    image: publicUrl + image,
    artform: work.type_of_artwork,
    artMedium: work.materials,
    dateCreated: work.year && String(work.year),
    height: distance(work.height_cm),
    width: distance(work.width_cm),
    depth: distance(work.depth_cm),
    artist: work.artist_id && { '@type': 'Person', name: artistName(work.artist_id) },
    offers: {
      '@type': 'Offer',
      ...offerOf(work, path, publicUrl),
      priceCurrency: 'NGN',
      seller: { '@type': 'ArtGallery', name: brand.name },
    },
  };
  return <JsonLd data={data} />;
}

/** A lot is offered on its own page, at its bid; a stored page does not know that. */
function offerOf({ availability, price, lot }: Artwork, path: string, publicUrl: string) {
  if (availability !== 'in_auction') {
    const schemaAvailability = { available: 'InStock', held: 'LimitedAvailability', sold: 'SoldOut' };
    return {
      price,
      availability: `https://schema.org/${schemaAvailability[availability]}`,
      url: publicUrl + path,
    };
  }
  return {
    name: lot ? `In auction · Lot ${lot.number}` : 'In auction',
    price: lot?.price === undefined ? undefined : lot.price || lot.start,
    availability: 'https://schema.org/LimitedAvailability',
    url: publicUrl + (lot ? lotPath(lot._id) : path),
  };
}

function distance(centimetres: number | null) {
  return centimetres === null ? null : { '@type': 'Distance', name: `${centimetres} cm` };
}
