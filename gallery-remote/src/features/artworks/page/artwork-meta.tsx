import { brand } from '@gallery/shared/brand';
import type { Artwork, ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import type { WorkEntry } from '@gallery/shared/contract/catalogue/entries/work-entries.schema';
import { pictureUrl } from '@gallery/shared/contract/catalogue/pictures/picture';
import { artistName, pictureAlt } from '@gallery/shared/domain/names';
import { usePublicUrl } from '@gallery/shared/host';
import { artistPath, artworkPath, lotPath } from '@gallery/shared/paths/gallery-paths';
import { manifestPath } from '@gallery/shared/paths/machine-paths';
import { JsonLd } from '../../../ui/json-ld';
import { ShareMeta } from '../../../ui/share-meta';

export function ArtworkMeta({ work }: { work: Artwork | ListedArtwork }) {
  const path = artworkPath(work._id);
  return (
    <>
      <ShareMeta
        title={`${work.name_of_artwork} by ${artistName(work.artist_id)}`}
        text={'description' in work ? work.description : ''}
        path={path}
        picture={work.picture}
        alt={pictureAlt(work)}
        fallback={work.img_url}
      />
      {work.picture && <link rel="alternate" type="application/ld+json" href={manifestPath(work._id)} />}
      {'description' in work && <ArtworkJsonLd work={work} path={path} />}
    </>
  );
}

type ArtworkJsonLdProps = { work: Artwork; path: string };

function ArtworkJsonLd({ work, path }: ArtworkJsonLdProps) {
  const publicUrl = usePublicUrl();
  const images = [work, ...(work.pictures ?? [])].map((one) => publicUrl + imageOf(one));
  const data = {
    '@type': 'VisualArtwork',
    name: work.name_of_artwork,
    description: work.description,
    url: publicUrl + path,
    image: images.length > 1 ? images : images[0],
    artform: work.type_of_artwork,
    artMedium: work.materials,
    dateCreated: work.year && String(work.year),
    height: distance(work.height_cm),
    width: distance(work.width_cm),
    depth: distance(work.depth_cm),
    artist: work.artist_id && {
      '@type': 'Person',
      name: artistName(work.artist_id),
      url: publicUrl + artistPath(work.artist_id.slug ?? work.artist_id._id),
    },
    subjectOf: exhibitionsOf(work),
    offers: {
      '@type': 'Offer',
      ...offerOf(work, path, publicUrl),
      priceCurrency: work.price === null ? undefined : 'NGN',
      seller: { '@type': 'ArtGallery', name: brand.name },
    },
  };
  return <JsonLd data={data} />;
}

function imageOf({ picture, img_url }: Pick<Artwork, 'picture' | 'img_url'>): string {
  const widest = picture?.widths.at(-1);
  return picture && widest ? pictureUrl(picture, widest, 'webp') : img_url;
}

/** A lot's own page offers it at its bid, which a stored page does not know. */
function offerOf({ availability, price, lot }: Artwork, path: string, publicUrl: string) {
  if (availability !== 'in_auction') {
    const schemaAvailability = { available: 'InStock', held: 'LimitedAvailability', sold: 'SoldOut' };
    return {
      price: price ?? undefined,
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

function exhibitionsOf({ entries = [] }: Artwork) {
  const shown = entries.filter(({ kind }) => kind === 'exhibition');
  return shown.length > 0 ? shown.map(exhibitionOf) : null;
}

function exhibitionOf({ date, text }: WorkEntry) {
  return { '@type': 'ExhibitionEvent', name: text, startDate: /\d{4}/.exec(date)?.[0] };
}

function distance(centimetres: number | null) {
  return centimetres === null ? null : { '@type': 'Distance', name: `${centimetres} cm` };
}
