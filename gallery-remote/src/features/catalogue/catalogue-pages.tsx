import { isPlainClick } from '@gallery/shared/browser/plain-click';
import { useNearEnd } from '@gallery/shared/browser/use-near-end';
import type { ArtworksAnswer } from '@gallery/shared/contract/catalogue/artwork';
import { errorMessage } from '@gallery/shared/errors/error-message';
import { artworksPath } from '@gallery/shared/paths/gallery-paths';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { NothingFound } from '@gallery/shared/ui/filters/nothing-found';
import { ErrorPanel } from '@gallery/shared/ui/loading/error-panel';
import type { MouseEvent } from 'react';
import { pageSize } from '../../queries/artwork.queries';
import { ArtworkGrid, type Card } from './artwork-grid';
import { ArtworkGridSkeleton } from './artwork-grid-skeleton';
import styles from './catalogue-pages.module.css';
import { type CatalogueFilter, pathOf } from './filters/catalogue-filter';

type CataloguePagesProps = { list: PagedList; filter: CatalogueFilter; Card: Card };
type PagedList = {
  data?: { pages: ArtworksAnswer[] };
  error: Error | null;
  isPlaceholderData: boolean;
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
};

/** Loads more on scroll or by the button, which is a plain link without scripts. */
export function CataloguePages({ list, filter, Card }: CataloguePagesProps) {
  const { hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, isPlaceholderData } = list;
  const pages = list.data?.pages ?? [];
  const works = pages.flatMap(({ artworks }) => artworks);
  const total = pages[0]?.total ?? works.length;
  // A refetch and the next page cancel each other, so the next page waits, and the end is observed anew after each fetch.
  const canLoad = hasNextPage && !isFetching && !isFetchNextPageError && !isPlaceholderData;
  const loadNext = () => void list.fetchNextPage();
  const end = useNearEnd({ onNear: loadNext, active: canLoad, reach: '200%' });
  // The empty page answers the previous search, and the new one is still loading.
  if (works.length === 0 && isPlaceholderData) return <ArtworkGridSkeleton />;
  if (works.length === 0)
    return <NothingFound search={filter.q} back="Show all artworks" to={artworksPath} />;
  return (
    <div className={isPlaceholderData ? styles.outdated : undefined} aria-busy={isPlaceholderData}>
      <ArtworkGrid works={works} Card={Card} />
      {hasNextPage && !isFetchNextPageError && (
        <div key={`${total} next`} className={styles.next} ref={end}>
          <ArtworkGridSkeleton
            places={Math.min(pageSize, total - works.length)}
            waiting={isFetchingNextPage}
          />
        </div>
      )}
      <div key={total} className={styles.paging}>
        {isFetchNextPageError && list.error && (
          <ErrorPanel message={errorMessage(list.error)} onRetry={loadNext} />
        )}
        {hasNextPage && !isFetchNextPageError && (
          <ButtonLink
            kind="secondary"
            to={pathOf({ ...filter, cursor: pages.at(-1)?.next ?? undefined })}
            aria-busy={isFetchingNextPage}
            onClick={showMore}
          >
            Show more
          </ButtonLink>
        )}
        <p className={styles.count}>
          {works.length} of {total}
        </p>
      </div>
    </div>
  );

  function showMore(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (canLoad) loadNext();
  }
}
