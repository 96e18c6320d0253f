import { brand } from '@gallery/shared/brand';
import type { LotAnswer } from '@gallery/shared/contract/auctions/auction';
import { pictureUrl } from '@gallery/shared/contract/catalogue/pictures/picture';
import { formatNaira } from '@gallery/shared/domain/money';
import { artistName, pictureAlt } from '@gallery/shared/domain/names';
import { formatDateTime } from '@gallery/shared/domain/time';
import { usePublicUrl } from '@gallery/shared/host';
import { lotPath } from '@gallery/shared/paths/gallery-paths';
import { JsonLd } from '../../../ui/json-ld';
import { ShareMeta } from '../../../ui/share-meta';

export function LotMeta({ answer }: { answer: LotAnswer }) {
  const { lot, auction, artwork } = answer;
  const widest = artwork.picture?.widths.at(-1);
  const image = artwork.picture && widest ? pictureUrl(artwork.picture, widest, 'webp') : artwork.img_url;
  const author = artistName(artwork.artist_id);
  return (
    <>
      <ShareMeta
        title={`Lot ${lot.number}: ${artwork.name_of_artwork} by ${author}`}
        text={`${artwork.name_of_artwork} by ${author} in the auction ${auction.title}. Opening bid ${formatNaira(lot.start)}; bidding from ${formatDateTime(lot.opens_at)} to ${formatDateTime(lot.closes_at)} Lagos time.`}
        path={lotPath(lot._id)}
        picture={artwork.picture}
        alt={pictureAlt(artwork)}
        fallback={artwork.img_url}
      />
      <LotJsonLd answer={answer} image={image} />
    </>
  );
}

function LotJsonLd({ answer: { lot, artwork, auction }, image }: { answer: LotAnswer; image: string }) {
  const publicUrl = usePublicUrl();
  const url = publicUrl + lotPath(lot._id);
  const data = {
    '@type': 'VisualArtwork',
    name: artwork.name_of_artwork,
    description: artwork.description,
    url,
    image: publicUrl + image,
    artform: artwork.type_of_artwork,
    artMedium: artwork.materials,
    dateCreated: artwork.year && String(artwork.year),
    artist: artwork.artist_id && { '@type': 'Person', name: artistName(artwork.artist_id) },
    offers: {
      '@type': 'Offer',
      name: `Lot ${lot.number}, ${auction.title}`,
      price: lot.asking,
      priceCurrency: 'NGN',
      availability: `https://schema.org/${availabilityOf(lot.state)}`,
      availabilityStarts: lot.opens_at,
      availabilityEnds: lot.closes_at,
      url,
      seller: { '@type': 'ArtGallery', name: brand.name },
    },
  };
  return <JsonLd data={data} />;
}

function availabilityOf(state: LotAnswer['lot']['state']): string {
  if (state === 'upcoming') return 'PreSale';
  if (state === 'open' || state === 'closing') return 'InStock';
  return state === 'sold' ? 'SoldOut' : 'Discontinued';
}
