import { brand } from '@gallery/shared/brand';
import { artworksPath } from '@gallery/shared/paths/gallery-paths';
import { ArtworkLink } from '../features/artworks/artwork-link';
import { ArtistIntro } from '../features/catalogue/artist-intro';
import { Catalogue } from '../features/catalogue/catalogue';
import { isOneArtist } from '../features/catalogue/filters/catalogue-filter';
import { useCatalogueFilter } from '../features/catalogue/filters/use-catalogue-filter';
import { GalleryMeta } from '../features/landing/meta/gallery-meta';
import styles from './screen.module.css';

export function ArtworksScreen() {
  const { artist } = useCatalogueFilter().filter;
  return (
    <div className="page">
      <GalleryMeta
        title="Artworks"
        description={`All works at ${brand.name}: search by title or artist, and choose by type and price.`}
        path={artworksPath}
      />
      <h1 className={styles.heading}>Artworks</h1>
      {artist && isOneArtist(artist) && <ArtistIntro id={artist} />}
      <Catalogue Card={ArtworkLink} />
    </div>
  );
}
