import { brand } from '@gallery/shared/brand';
import { usePublicUrl } from '@gallery/shared/host';
import { JsonLd } from '../../../ui/json-ld';

export function GalleryJsonLd({ image }: { image?: string }) {
  const publicUrl = usePublicUrl();
  const data = {
    '@type': 'ArtGallery',
    name: brand.name,
    legalName: brand.company,
    description: brand.tagline,
    url: `${publicUrl}/`,
    image: image && publicUrl + image,
    telephone: brand.phone,
    email: brand.email,
    address: { '@type': 'PostalAddress', streetAddress: brand.address, addressCountry: 'NG' },
    hasMap: brand.mapsUrl,
    founder: { '@type': 'Person', name: brand.founder.name },
    sameAs: [brand.social.instagram, brand.social.twitter, brand.social.facebook],
  };
  return <JsonLd data={data} />;
}
