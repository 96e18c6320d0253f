import { brand } from '@gallery/shared/brand';
import type { Artwork, Availability } from '@gallery/shared/contract/catalogue/artwork';
import { artistName } from '@gallery/shared/format/artist-name';
import { usePublicUrl } from '@gallery/shared/host';
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
      price: work.price,
      priceCurrency: 'NGN',
      availability: `https://schema.org/${schemaAvailability[work.availability]}`,
      url: publicUrl + path,
      seller: { '@type': 'ArtGallery', name: brand.name },
    },
  };
  return <JsonLd data={data} />;
}

const schemaAvailability: Record<Availability, string> = {
  available: 'InStock',
  held: 'LimitedAvailability',
  sold: 'SoldOut',
};

function distance(centimetres: number | null) {
  return centimetres === null ? null : { '@type': 'Distance', name: `${centimetres} cm` };
}
