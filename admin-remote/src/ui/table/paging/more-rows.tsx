import { useNearEnd } from '@gallery/shared/browser/use-near-end';
import { errorMessage } from '@gallery/shared/errors/error-message';
import { Button } from '@gallery/shared/ui/controls/button';
import { ErrorPanel } from '@gallery/shared/ui/loading/error-panel';
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
  const end = useNearEnd({ onNear: loadMore, active: canLoad, reach: '150%' });
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
