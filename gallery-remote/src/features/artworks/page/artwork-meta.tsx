import type { Artwork, ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { pictureUrl } from '@gallery/shared/contract/catalogue/picture';
import { artistName } from '@gallery/shared/format/artist-name';
import { artworkPath } from '@gallery/shared/paths/gallery-paths';
import { PageMeta } from '@gallery/shared/ui/page/page-meta';
import { ArtworkJsonLd } from './artwork-json-ld';

export function ArtworkMeta({ work }: { work: Artwork | ListedArtwork }) {
  const widest = work.picture?.widths.at(-1);
  const image = work.picture && widest ? pictureUrl(work.picture, widest, 'webp') : work.img_url;
  const path = artworkPath(work._id);
  const description = ('description' in work ? work.description : '').replace(/\s+/g, ' ').slice(0, 160);
  return (
    <>
      <PageMeta
        title={`${work.name_of_artwork} by ${artistName(work.artist_id)}`}
        description={description}
        path={path}
        image={image}
      />
      {'description' in work && <ArtworkJsonLd work={work} path={path} image={image} />}
    </>
  );
}
