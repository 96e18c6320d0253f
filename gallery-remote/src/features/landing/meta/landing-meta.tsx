import { brand } from '@gallery/shared/brand';
import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { pictureUrl } from '@gallery/shared/contract/catalogue/picture';
import { PageMeta } from '@gallery/shared/ui/page/page-meta';
import { GalleryJsonLd } from './gallery-json-ld';

export function LandingMeta({ path, hero }: { path: string; hero: ListedArtwork | undefined }) {
  const image = hero?.picture
    ? pictureUrl(hero.picture, hero.picture.widths.at(-1) ?? 640, 'webp')
    : undefined;
  return (
    <>
      <PageMeta title="Welcome to the world of ART" description={brand.tagline} path={path} image={image} />
      <GalleryJsonLd image={image} />
    </>
  );
}
