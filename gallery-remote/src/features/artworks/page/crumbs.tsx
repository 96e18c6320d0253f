import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { artworksPath } from '@gallery/shared/paths/gallery-paths';
import { Link } from '@gallery/shared/router';
import { categoryOfType, categoryPath } from '../gallery/category';
import styles from './crumbs.module.css';

export function Crumbs({ work }: { work: ListedArtwork }) {
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
