import type { AvailabilityChange } from '@gallery/shared/contract/catalogue/artwork';
import type { SavedList, SavedListAnswer } from '@gallery/shared/contract/saved/saved';
import { type QueryClient, useQuery, useQueryClient } from '@gallery/shared/query';
import { savedQueries } from '@gallery/shared/saved/saved.queries';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { useEffect, useState } from 'react';
import { SavedWorks } from '../work/saved-works';
import styles from './list-panel.module.css';
import { ListTools } from './list-tools';
import { type SavedSort, sortedWorks } from './saved-sorts';
import { SharePanel } from './share-panel';

type ListPanelProps = { userId: string; list: SavedList; lists: SavedList[] };

export function ListPanel({ userId, list, lists }: ListPanelProps) {
  const answer = useQuery(savedQueries.list(userId, list._id));
  const [sort, setSort] = useState<SavedSort>('own');
  const [isSharing, setSharing] = useState(false);
  useLiveSaved(userId, list._id, answer.data);
  return (
    <>
      <ListTools
        list={list}
        sort={sort}
        onSort={setSort}
        isSharing={isSharing}
        onShare={() => setSharing(!isSharing)}
      />
      {isSharing && <SharePanel list={list} />}
      <Loaded of={answer} skeleton={<LoadingArea className={styles.loading} />}>
        {({ works }) => (
          <SavedWorks
            list={list}
            lists={lists}
            works={sortedWorks(works, sort)}
            canMove={sort === 'own' && works.length > 1}
          />
        )}
      </Loaded>
    </>
  );
}

function useLiveSaved(userId: string, listId: string, answer: SavedListAnswer | undefined): void {
  const queryClient = useQueryClient();
  const isRead = answer !== undefined;
  useEffect(() => {
    if (!isRead) return;
    const leaving = new AbortController();
    const { queryKey } = savedQueries.list(userId, listId);
    // The page also works without live updates.
    follow(queryClient, queryKey, leaving.signal).catch(() => undefined);
    return () => leaving.abort();
  }, [isRead, userId, listId, queryClient]);
}

type Key = ReturnType<typeof savedQueries.list>['queryKey'];

async function follow(queryClient: QueryClient, queryKey: Key, signal: AbortSignal): Promise<void> {
  const { followAvailability } = await import(/* webpackChunkName: "live" */ '@gallery/shared/live');
  const listener = {
    onStale: () => void queryClient.invalidateQueries({ queryKey }),
    onEvent: (change: AvailabilityChange) =>
      void queryClient.setQueryData(queryKey, (known) => known && withChange(known, change)),
  };
  const position = queryClient.getQueryData(queryKey)?.stream_position;
  await followAvailability(listener, signal, position === undefined ? undefined : String(position));
}

function withChange(answer: SavedListAnswer, change: AvailabilityChange): SavedListAnswer {
  if (!answer.works.some(({ artwork }) => artwork._id === change._id)) return answer;
  const works = answer.works.map((saved) =>
    saved.artwork._id === change._id ? { ...saved, artwork: { ...saved.artwork, ...change } } : saved,
  );
  return { ...answer, works };
}
