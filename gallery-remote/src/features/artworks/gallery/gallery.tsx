import { isPlainClick } from '@gallery/shared/browser/plain-click';
import { errorMessage } from '@gallery/shared/errors/error-message';
import { artworksPath } from '@gallery/shared/paths/gallery-paths';
import { useInfiniteQuery } from '@gallery/shared/query';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { Empty } from '@gallery/shared/ui/loading/empty';
import { ErrorPanel } from '@gallery/shared/ui/loading/error-panel';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import type { MouseEvent } from 'react';
import { artworkQueries } from '../../../queries/artwork.queries';
import { ArtworkCardSkeleton } from '../../../ui/artwork-card';
import type { Category } from './category';
import styles from './gallery.module.css';
import { GalleryGrid } from './gallery-grid';
import grid from './gallery-grid.module.css';

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
              <ButtonLink
                kind="secondary"
                to={morePath(category, pages.at(-1)?.next)}
                aria-busy={isFetchingNextPage}
                onClick={showMoreHere}
              >
                Show more
              </ButtonLink>
            )}
          </div>
        </>
      )}
    </Loaded>
  );

  function showMoreHere(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (!isFetchingNextPage) showMore();
  }
}

/** Without scripts the list continues among all artworks. */
function morePath({ type }: Category, cursor?: string | null): string {
  return `${artworksPath}?${new URLSearchParams({ type, ...(cursor && { cursor }) })}`;
}

function Works({ works }: { works: Parameters<typeof GalleryGrid>[0]['works'] }) {
  return works.length > 0 ? <GalleryGrid works={works} /> : <Empty message="No artwork here" />;
}

const shapes = ['wide', 'tall', 'tall', 'wide'] as const;

function GallerySkeleton() {
  return (
    <div className={styles.loading}>
      <div className={grid.gallery}>
        {shapes.map((shape, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places never change
          <div key={position} className={grid.item}>
            <ArtworkCardSkeleton shape={shape} />
          </div>
        ))}
      </div>
      <div className={styles.spinner}>
        <Spinner />
      </div>
    </div>
  );
}
