import { brand } from '@gallery/shared/brand';
import { PageMeta } from '@gallery/shared/ui/page-meta';
import { TabPanel } from '@gallery/shared/ui/tabs';
import { canonicalPath } from '../features/artworks/category';
import { Gallery } from '../features/artworks/gallery';
import { GalleryBanner, galleryTabs } from '../features/artworks/gallery-banner';
import { useCategory } from '../features/artworks/use-category';
import styles from './home-screen.module.css';

export function HomeScreen() {
  const category = useCategory();
  return (
    <section className={`page ${styles.home}`}>
      <PageMeta title="Finest Arts" description={brand.tagline} path={canonicalPath(category)} />
      <GalleryBanner category={category} />
      <TabPanel name={galleryTabs} value={category.slug}>
        <Gallery key={category.slug} category={category} />
      </TabPanel>
    </section>
  );
}
