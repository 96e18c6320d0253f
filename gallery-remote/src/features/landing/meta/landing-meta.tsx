import { brand } from '@gallery/shared/brand';
import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { pictureUrl } from '@gallery/shared/contract/catalogue/pictures/picture';
import { PageMeta } from '@gallery/shared/ui/page/page-meta';

/** The JSON-LD is among the sections that load later. */
export function LandingMeta({ path, hero }: { path: string; hero: ListedArtwork | undefined }) {
  const title = 'Welcome to the world of ART';
  return <PageMeta title={title} description={brand.tagline} path={path} image={heroImage(hero)} />;
}

export function heroImage(hero: ListedArtwork | undefined): string | undefined {
  const picture = hero?.picture;
  return picture ? pictureUrl(picture, picture.widths.at(-1) ?? 640, 'webp') : undefined;
}
