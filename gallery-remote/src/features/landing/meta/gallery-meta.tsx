import { brand } from '@gallery/shared/brand';
import { directionsUrl } from '@gallery/shared/format/directions-url';
import { usePublicUrl } from '@gallery/shared/host';
import { useGalleryFacts } from '@gallery/shared/query/gallery-facts';
import { PageMeta } from '@gallery/shared/ui/page/page-meta';
import { JsonLd } from '../../../ui/json-ld';
import { roomImage } from '../room-picture';

type GalleryMetaProps = { title: string; description: string; path: string };

export function GalleryMeta(page: GalleryMetaProps) {
  return (
    <>
      <PageMeta {...page} image={roomImage} />
      <GalleryJsonLd image={roomImage} />
    </>
  );
}

export function GalleryJsonLd({ image }: { image?: string }) {
  const publicUrl = usePublicUrl();
  const { address, phone } = useGalleryFacts();
  const data = {
    '@type': 'ArtGallery',
    name: brand.name,
    legalName: brand.company,
    description: brand.tagline,
    url: `${publicUrl}/`,
    image: image && publicUrl + image,
    telephone: phone,
    email: brand.email,
    address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'NG' },
    hasMap: directionsUrl(address),
    founder: { '@type': 'Person', name: brand.founder.name },
    sameAs: [brand.social.instagram, brand.social.twitter, brand.social.facebook],
  };
  return <JsonLd data={data} />;
}
