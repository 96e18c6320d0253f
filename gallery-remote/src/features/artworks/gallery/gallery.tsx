import { errorMessage } from '@gallery/shared/errors/error-message';
import { useInfiniteQuery } from '@gallery/shared/query';
import { Button } from '@gallery/shared/ui/controls/button';
import { Empty } from '@gallery/shared/ui/loading/empty';
import { ErrorPanel } from '@gallery/shared/ui/loading/error-panel';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { artworkQueries } from '../../../queries/artwork.queries';
import type { Category } from './category';
import styles from './gallery.module.css';
import { GalleryGrid } from './gallery-grid';
import { GallerySkeleton } from './gallery-skeleton';

export function Gallery({ category }: { category: Category }) {
  const list = useInfiniteQuery(artworkQueries.byType(category.type));
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = list;
  const showMore = () => void fetchNextPage();
  return (
    <Loaded of={list} skeleton={<GallerySkeleton />}>
      {({ pages }) => (
        <>
          <Works works={pages.flatMap(({ artworks }) => artworks)} />
          <div className={styles.more}>
            {isFetchNextPageError && error && <ErrorPanel message={errorMessage(error)} onRetry={showMore} />}
            {hasNextPage && !isFetchNextPageError && (
              <Button kind="secondary" busy={isFetchingNextPage} onClick={showMore}>
                Show more
              </Button>
            )}
          </div>
        </>
      )}
    </Loaded>
  );
}

function Works({ works }: { works: Parameters<typeof GalleryGrid>[0]['works'] }) {
  return works.length > 0 ? <GalleryGrid works={works} /> : <Empty message="No artwork here" />;
}
