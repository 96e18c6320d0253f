import { errorMessage } from '@gallery/shared/errors/error-message';
import { Button } from '@gallery/shared/ui/controls/button';
import { ErrorPanel } from '@gallery/shared/ui/loading/error-panel';
import { useCallback, useRef } from 'react';
import styles from './more-rows.module.css';

export type PagedList = {
  error: Error | null;
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  isPlaceholderData: boolean;
  fetchNextPage: () => unknown;
};

export function MoreRows({ of: list }: { of: PagedList }) {
  const { hasNextPage, isFetching, isFetchNextPageError, isPlaceholderData } = list;
  const loadMore = () => void list.fetchNextPage();
  // After a failure only the user asks again.
  const canLoad = hasNextPage && !isFetching && !isFetchNextPageError && !isPlaceholderData;
  const end = useNearEnd(loadMore, canLoad);
  if (isFetchNextPageError && list.error)
    return <ErrorPanel message={errorMessage(list.error)} onRetry={loadMore} />;
  if (!hasNextPage) return null;
  return (
    <div ref={end} className={styles.more}>
      <Button kind="secondary" busy={list.isFetchingNextPage} onClick={loadMore}>
        Show more
      </Button>
    </div>
  );
}

const reach = '150%';

/** While `active`, calls `onNear` when the element of the returned ref comes near the screen. */
function useNearEnd(onNear: () => void, active: boolean) {
  const call = useRef(onNear);
  call.current = onNear;
  return useCallback(
    (element: HTMLDivElement) => {
      if (!active) return;
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) call.current();
        },
        { rootMargin: `${reach} 0px` },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [active],
  );
}
