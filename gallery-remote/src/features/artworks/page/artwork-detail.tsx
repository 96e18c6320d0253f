import type { Artwork, ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { artworksPath } from '@gallery/shared/paths/gallery-paths';
import { Link } from '@gallery/shared/router';
import type { ReactNode } from 'react';
import { ArtworkLayout } from '../../../ui/artwork-page/artwork-layout';
import { categoryOfType, categoryPath } from '../gallery/category';
import { ArtworkPlate } from '../plate/artwork-plate';
import styles from './crumbs.module.css';

type ArtworkDetailProps = {
  work: Artwork | ListedArtwork;
  tools?: ReactNode;
  pictures?: ReactNode;
  purchase: ReactNode;
  auction: ReactNode;
};

export function ArtworkDetail({ work, tools, pictures, ...offer }: ArtworkDetailProps) {
  return (
    <ArtworkLayout work={work} crumbs={<Crumbs work={work} />} tools={tools} pictures={pictures}>
      <ArtworkPlate work={work} {...offer} />
    </ArtworkLayout>
  );
}

function Crumbs({ work }: { work: ListedArtwork }) {
  const category = categoryOfType(work.type_of_artwork);
  return (
    <nav className={styles.crumbs} aria-label="Breadcrumb">
      <Link className={`link ${styles.crumb}`} to={artworksPath}>
        Artworks
      </Link>
      <Link className={`link ${styles.crumb}`} to={categoryPath(category)}>
        {category.label}
      </Link>
    </nav>
  );
}
