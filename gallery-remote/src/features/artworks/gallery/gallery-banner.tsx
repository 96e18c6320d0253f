import { TabList } from '@gallery/shared/ui/controls/tabs';
import { type Category, categories, categoryPath } from './category';
import styles from './gallery-banner.module.css';

export const galleryTabs = 'category';

const tabs = categories.map((category) => ({
  value: category.slug,
  label: category.label,
  to: categoryPath(category),
}));

export function GalleryBanner({ category }: { category: Category }) {
  return (
    <header className={styles.banner}>
      <div>
        <h2 className={styles.heading}>Finest Arts</h2>
        <p className="lead">Explore Different Piece.</p>
      </div>
      <TabList name={galleryTabs} label="Kinds of art" tabs={tabs} selected={category.slug} />
    </header>
  );
}
